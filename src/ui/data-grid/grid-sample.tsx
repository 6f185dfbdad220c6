import { useState } from 'react';
import { DataGrid } from './data-grid.tsx';
import {
  type DataGridProps,
  type GridColumn,
  type GridSort,
  type GridView,
  STANDARD_VIEW,
} from './grid-types.ts';
import { GridToolbar } from './grid-toolbar.tsx';

export interface SampleRow {
  id: string;
  rake: number;
}

const SAMPLE_COLUMNS: readonly GridColumn<SampleRow>[] = [
  {
    id: 'room',
    header: 'room',
    isRowHeader: true,
    canSort: true,
    width: '2fr',
    minWidth: 120,
    cell: ({ id }) => id,
  },
  { id: 'player', header: 'player', cell: ({ id }) => `player-of-${id}` },
  {
    id: 'rake',
    header: 'rake',
    unit: 'usd',
    explanation: 'all-that-the-room-took',
    align: 'end',
    canSort: true,
    cell: ({ rake }) => rake.toFixed(2),
  },
];

/** Rows `room-1`, `room-2` and so on, the first with the least rake. */
export function sampleRows(count: number): readonly SampleRow[] {
  return Array.from({ length: count }, (_, index) => ({ id: `room-${index + 1}`, rake: index + 1 }));
}

type SampleProps = Partial<DataGridProps<SampleRow>> & { start?: Partial<GridView> };

/** How the rows come. */
const GIVEN: GridSort = { column: 'rake', direction: 'ascending' };

/** A grid with its toolbar that sorts and keeps its view, for tests. */
export function SampleGrid({ start = {}, rows = sampleRows(6), ...props }: SampleProps) {
  const [view, setView] = useState<GridView>({ ...STANDARD_VIEW, ...start });
  const [sort, setSort] = useState(GIVEN);
  const sign = sort.direction === 'descending' ? -1 : 1;
  const sorted = sort === GIVEN ? rows : [...rows].sort((one, other) => sign * (one.rake - other.rake));
  const common = { columns: SAMPLE_COLUMNS, view, onViewChange: setView };
  return (
    <>
      <GridToolbar {...common} gridId="sample" texts={TOOLBAR_TEXTS} />
      <DataGrid
        id="sample"
        label="earnings"
        rows={sorted}
        rowId={({ id }) => id}
        onSortChange={setSort}
        sort={sort}
        onRowAction={() => undefined}
        texts={TEXTS}
        {...common}
        {...props}
      />
      <button type="button">after</button>
    </>
  );
}

const TEXTS = {
  loading: 'loading',
  refreshing: 'refreshing',
  loadingMore: 'loading-more',
  loadMore: 'more',
  explain: (header: string) => `about-${header}`,
  width: 'width',
  explanations: 'meanings',
  sortBy: 'sort',
  sortOption: (header: string, direction: string) => `${header}-${direction}`,
};
const TOOLBAR_TEXTS = {
  settings: 'settings',
  density: 'density',
  densities: { compact: 'compact', standard: 'standard', comfortable: 'comfortable' },
  columns: 'columns',
  showAll: 'all',
  resetWidths: 'reset',
  narrower: (header: string) => `narrower-${header}`,
  wider: (header: string) => `wider-${header}`,
  fit: (header: string) => `fit-${header}`,
};
