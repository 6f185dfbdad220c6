import type { ReactNode } from 'react';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { HEADER_HEIGHT, ROW_HEIGHT } from './grid-density.ts';
import type { GridDensity } from './grid-types.ts';
import { WindowLayout } from './window-layout.ts';

/** Draws only the rows in view. Their heights are known, so that nothing has to be measured. */
export function GridVirtualizer({ density, children }: { density: GridDensity; children: ReactNode }) {
  const rowHeight = ROW_HEIGHT[density];
  return (
    <Virtualizer
      layout={WindowLayout}
      layoutOptions={{ rowHeight, headingHeight: HEADER_HEIGHT, loaderHeight: ROW_HEIGHT.comfortable }}
    >
      {children}
    </Virtualizer>
  );
}
