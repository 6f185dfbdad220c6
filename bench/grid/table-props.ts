import type { EdgeMovement } from '../../src/sdk/generated/model/edge-movement.ts';
import type { GridSort } from '../../src/ui/data-grid/grid-types.ts';

/** What each of the tables is given. */
export interface TableProps {
  rows: readonly EdgeMovement[];
  sort: GridSort;
  onSortChange: (sort: GridSort) => void;
}
