import { compareDecimals } from '#lib/decimal.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import { cellOf, type EarningsColumn, isEarningsColumn } from './earnings-column.ts';

/** Which column the rows go by, as the grid says it. */
export interface EarningsSort {
  readonly column: EarningsColumn;
  readonly direction: 'ascending' | 'descending';
}

/** Most Edge first, until somebody wants otherwise. */
const STANDARD = '-edge_earned';

/** The order that the address asks for: `rake`, or `-rake` for the most first. What is no column is the standard. */
export function readSort(parameter: string = STANDARD): EarningsSort {
  const column = parameter.replace(/^-/, '');
  if (!isEarningsColumn(column)) return readSort();
  return { column, direction: parameter.startsWith('-') ? 'descending' : 'ascending' };
}

/** The way back from `readSort`; the standard needs no mention. */
export function sortParameter({ column, direction }: EarningsSort): string | undefined {
  const parameter = direction === 'descending' ? `-${column}` : column;
  return parameter === STANDARD ? undefined : parameter;
}

/** Numbers by value, names as the language has them; equals stay in the order of the server. */
export function sortRows(
  rows: readonly EarningsRow[],
  { column, direction }: EarningsSort,
  locale: string,
): EarningsRow[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const compare =
    column === 'room' || column === 'username'
      ? (one: string, other: string) => collator.compare(one, other)
      : compareDecimals;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(cellOf(one, column), cellOf(other, column)));
}
