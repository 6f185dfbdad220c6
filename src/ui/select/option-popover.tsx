import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { popoverLayer } from '#ui/popover/popover-layer.ts';
import * as styles from './options.css.ts';

/** Holds the list of a `Select` or `ComboBox` below its control, as wide as that. */
export function OptionPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={styles.popover} style={popoverLayer} offset={6} containerPadding={12}>
      {children}
    </Popover>
  );
}
