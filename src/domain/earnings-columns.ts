import { compareDecimals, sumDecimals } from '#lib/decimal.ts';
import type { EarningsRow, Earnings } from '#queries/earnings.ts';
import type { EarningsTotals } from '#sdk/generated/model/earnings-totals.ts';

/** The fields of a row that have their own column. The others only explain or date them. */
export type EarningsColumn = Exclude<
  keyof EarningsRow,
  'adjustments' | 'counting_rule' | 'credited_at' | 'last_updated'
>;

type SummedColumn = keyof EarningsTotals;

/** The columns in their order, with their type. A new field of the API does not compile until it is added here. */
export const columnKind: {
  readonly [Column in EarningsColumn]: Column extends SummedColumn ? 'amount' : 'name' | 'factor';
} = {
  room: 'name',
  username: 'name',
  rake: 'amount',
  net_rake: 'amount',
  edge_multiplier: 'factor',
  edge_earned: 'amount',
  edge_credited: 'amount',
};

export const earningsColumns = Object.keys(columnKind) as readonly EarningsColumn[];

/** The columns with a total. */
export const summedColumns = earningsColumns.filter(isSummed);

export function isEarningsColumn(name: string): name is EarningsColumn {
  return Object.hasOwn(columnKind, name);
}

export function isSummed(column: EarningsColumn): column is SummedColumn {
  return columnKind[column] === 'amount';
}

/** A name, or a decimal string as the server sent it. */
export function cellOf(row: EarningsRow, column: EarningsColumn): string {
  return column === 'room' ? row.room.name : row[column];
}

/** The id of a row: a username is unique at a room. */
export function rowId({ room, username }: EarningsRow): string {
  return `${room.slug} ${username}`;
}

/**
 * The sum of exactly these rows. Every total of a month is this sum, not the totals of the answer, which a player cannot
 * check. `addsUp` returns whether both are equal.
 */
export function totalsOf(rows: readonly EarningsRow[]): EarningsTotals {
  const sum = (column: SummedColumn) => sumDecimals(['0.00', ...rows.map((row) => row[column])]);
  return {
    rake: sum('rake'),
    net_rake: sum('net_rake'),
    edge_earned: sum('edge_earned'),
    edge_credited: sum('edge_credited'),
  };
}

/** Whether the totals of an answer are the sums of its rows. */
export function addsUp({ rows, totals }: Pick<Earnings, 'rows' | 'totals'>): boolean {
  const own = totalsOf(rows);
  return summedColumns.every((column) => compareDecimals(own[column], totals[column]) === 0);
}
