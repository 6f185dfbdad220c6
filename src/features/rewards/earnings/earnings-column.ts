import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';

/** The columns of the table, in their order. */
export const earningsColumns = [
  'room',
  'username',
  'rake',
  'net_rake',
  'edge_multiplier',
  'edge_earned',
  'edge_credited',
] as const;

export type EarningsColumn = (typeof earningsColumns)[number];

export function isEarningsColumn(name: string): name is EarningsColumn {
  return earningsColumns.some((column) => column === name);
}

/** What a row has in a column: words, or a decimal string as the server sent it. */
export function cellOf(row: EarningsRow, column: EarningsColumn): string {
  return column === 'room' ? row.room.name : row[column];
}

/** A player has each name at a room once. */
export function rowId({ room, username }: EarningsRow): string {
  return `${room.slug} ${username}`;
}
