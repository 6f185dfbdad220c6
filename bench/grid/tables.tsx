import { useEffect, useRef, useState } from 'react';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import {
  HEADER_HEIGHT,
  ROW_HEIGHT,
  STANDARD_VIEW,
  type GridColumn,
  type GridSort,
  type GridTexts,
} from '#ui/data-grid/grid-types.ts';

/** The props of each table. */
interface TableProps {
  rows: readonly EdgeMovement[];
  sort: GridSort;
  onSortChange: (sort: GridSort) => void;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const edge = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** What a history of Edge shows, for either table. */
const COLUMNS: readonly GridColumn<EdgeMovement>[] = [
  {
    id: 'description',
    header: 'What',
    isRowHeader: true,
    width: '2fr',
    minWidth: 160,
    cell: (row) => row.description,
  },
  {
    id: 'occurred_at',
    header: 'Date',
    canSort: true,
    cell: (row) => day.format(Date.parse(row.occurred_at)),
  },
  { id: 'kind', header: 'Kind', cell: (row) => row.kind },
  { id: 'reference', header: 'Reference', cell: (row) => row.reference ?? '–' },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    canSort: true,
    cell: (row) => edge.format(Number(row.amount)),
  },
  { id: 'balance', header: 'Balance', align: 'end', cell: (row) => edge.format(Number(row.balance_after)) },
];

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
  width: 'Column width',
  explanations: 'What the columns mean',
  sortBy: 'Sort by',
  sortOption: (header, direction) => `${header}, ${direction}`,
};

/** A table without optimizations: it renders all rows every time. */
export function NaiveTable({ rows, ...sorting }: TableProps) {
  return (
    <div data-scroller style={SCROLLER}>
      <table style={{ inlineSize: '100%' }}>
        <thead>
          <HeadCells {...sorting} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <PlainRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const LATE_ROWS = 40;
const LATE_MS = 150;

/** Renders the visible rows too late, so that the bench must find blank rows. */
export function LateTable({ rows, ...sorting }: TableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setFirst(Math.floor((scroller.current?.scrollTop ?? 0) / ROW_HEIGHT.standard));
    }, LATE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return (
    <div ref={scroller} data-scroller style={SCROLLER}>
      <div style={{ blockSize: rows.length * ROW_HEIGHT.standard + HEADER_HEIGHT }}>
        <table
          style={{ inlineSize: '100%', position: 'relative', insetBlockStart: first * ROW_HEIGHT.standard }}
        >
          <thead>
            <HeadCells {...sorting} />
          </thead>
          <tbody>
            {rows.slice(first, first + LATE_ROWS).map((row) => (
              <PlainRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const SCROLLER = { blockSize: 624, overflow: 'auto' } as const;

const head = { blockSize: HEADER_HEIGHT, padding: 0, position: 'sticky', insetBlockStart: 0 } as const;
const cell = { blockSize: ROW_HEIGHT.standard, padding: 0 } as const;

function HeadCells({ sort, onSortChange }: Omit<TableProps, 'rows'>) {
  const sortBy = (column: string) => {
    const isTurned = sort.column === column && sort.direction === 'ascending';
    onSortChange({ column, direction: isTurned ? 'descending' : 'ascending' });
  };
  return (
    <tr>
      {COLUMNS.map(({ id, header }) => (
        <th key={id} style={head} data-column={id} onClick={() => sortBy(id)}>
          {header}
        </th>
      ))}
    </tr>
  );
}

function PlainRow({ row }: { row: EdgeMovement }) {
  return (
    <tr>
      {COLUMNS.map((column) =>
        column.isRowHeader === true ? (
          <th key={column.id} scope="row" style={cell}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} style={cell}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
