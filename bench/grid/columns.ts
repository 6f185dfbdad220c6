import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import type { GridColumn } from '#ui/data-grid/grid-types.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const edge = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** What a history of Edge shows, for either table. */
export const COLUMNS: readonly GridColumn<EdgeMovement>[] = [
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
