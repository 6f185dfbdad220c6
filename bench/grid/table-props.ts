import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import type { GridSort } from '#ui/data-grid/grid-types.ts';

/** The props of each table. */
export interface TableProps {
  rows: readonly EdgeMovement[];
  sort: GridSort;
  onSortChange: (sort: GridSort) => void;
}
