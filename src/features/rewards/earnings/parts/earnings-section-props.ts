import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import type { GridView } from '#ui/data-grid/grid-types.ts';
import type { EarningsPeriod } from '../earnings-period.ts';
import type { EarningsQuery } from '../earnings.queries.ts';
import type { EarningsSort } from '../sort-rows.ts';
import type { EarningsGridColumn } from './use-grid-columns.tsx';

export interface EarningsSectionProps {
  readonly period: EarningsPeriod;
  readonly reading: EarningsQuery;
  /** Filtered and sorted. */
  readonly rows: readonly EarningsRow[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly grid: {
    readonly columns: readonly EarningsGridColumn[];
    readonly view: GridView;
    readonly onViewChange: (view: GridView) => void;
    readonly sort: EarningsSort;
  };
  readonly onSort: (sort: EarningsSort) => void;
  readonly onClear: () => void;
}
