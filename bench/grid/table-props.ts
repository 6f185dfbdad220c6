import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import type { GridSort } from '#ui/data-grid/grid-types.ts';

/** What each of the tables is given. */
export interface TableProps {
  rows: readonly EdgeMovement[];
  sort: GridSort;
  onSortChange: (sort: GridSort) => void;
}
