import { useState } from 'react';
import type { GridColumn, GridView } from './grid-types.ts';

type Sizes = ReadonlyMap<string | number, unknown>;

/** The widths of the columns: what is being dragged, else what a person chose, else what the column asks for. */
export function useColumnWidths(view: GridView, onViewChange: (view: GridView) => void) {
  const [dragged, setDragged] = useState<Sizes | null>(null);
  const chosen = dragged === null ? view.columnWidths : { ...view.columnWidths, ...inPixels(dragged) };
  return {
    widthOf: (column: GridColumn<never>): number | `${number}fr` =>
      chosen[column.id] ?? column.width ?? '1fr',
    /** Changes with any width, so that the columns are drawn again. */
    widthsKey: JSON.stringify(chosen),
    /** Kept only at the end of a drag. */
    resizing: {
      onResize: (sizes: Sizes) => {
        setDragged(sizes);
      },
      onResizeEnd: (sizes: Sizes) => {
        setDragged(null);
        onViewChange({ ...view, columnWidths: { ...view.columnWidths, ...inPixels(sizes) } });
      },
    },
  };
}

function inPixels(sizes: Sizes): Record<string, number> {
  return Object.fromEntries(
    [...sizes].flatMap(([id, size]) => (typeof size === 'number' ? [[String(id), size]] : [])),
  );
}
