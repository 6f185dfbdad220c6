import { useState } from 'react';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { type GridTexts, STANDARD_VIEW } from '#ui/data-grid/grid-types.ts';
import { COLUMNS } from './columns.ts';
import type { TableProps } from './table-props.ts';

/** The grid of the site. */
export function LedgerGrid({ rows, sort, onSortChange }: TableProps) {
  const [view, setView] = useState(STANDARD_VIEW);
  return (
    <DataGrid
      id="ledger"
      label="Edge history"
      columns={COLUMNS}
      rows={rows}
      rowId={({ id }) => String(id)}
      view={view}
      onViewChange={setView}
      sort={sort}
      onSortChange={onSortChange}
      onRowAction={() => undefined}
      isVirtual
      texts={TEXTS}
    />
  );
}

const TEXTS: GridTexts = {
  loading: 'Loading',
  refreshing: 'Refreshing',
  loadingMore: 'Loading more',
  loadMore: 'Load more',
  explain: (header) => `About ${header}`,
  explanations: 'What the columns mean',
  sortBy: 'Sort by',
  sortOption: (header, direction) => `${header}, ${direction}`,
};
