import { cellOf, columnKind, type EarningsColumn, isEarningsColumn } from '#domain/earnings-columns.ts';
import { compareDecimals } from '#lib/decimal.ts';
import { foldText } from '#lib/fold-text.ts';
import type { QueryState } from '#loading/query-state.ts';
import type { routes } from '#routes.ts';
import type { EarningsPeriod } from '#sdk/generated/model/earnings-period.ts';
import type { EarningsRow } from '#queries/earnings.ts';
import type { Earnings } from '#queries/earnings.ts';

/** The months that the table shows, one section each. */
export const earningsPeriods = ['this_month', 'last_month'] as const satisfies readonly EarningsPeriod[];

/** The part of a query of a month's earnings that is shown. */
export interface EarningsQuery extends QueryState<Earnings> {
  /** How often it failed, retries not counted. */
  readonly errorUpdateCount: number;
}

/** How the earnings are filtered and sorted, as the address says it. */
export type RewardsSearch = ReturnType<typeof routes.rewards.search>;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Rooms report daily; data older than two reports is late. */
const STALE_AFTER_MS = 48 * HOUR_MS;

/** The moment at which a reporting period is over: the end of its last day in UTC, as a date alone is read. */
export function endOf({ end }: Earnings['period']): number {
  return Date.parse(end) + DAY_MS;
}

/** Whether the oldest source is late. A month that has been over for two days has had its last report. */
export function isStale(
  { period, last_updated }: Pick<Earnings, 'period' | 'last_updated'>,
  now: number,
): boolean {
  if (last_updated === null || now > endOf(period) + STALE_AFTER_MS) return false;
  return now - Date.parse(last_updated) > STALE_AFTER_MS;
}

/** The rows whose room or username has every word of the text, whatever its case and accents. */
export function filterRows(rows: readonly EarningsRow[], text: string): readonly EarningsRow[] {
  const words = foldText(text).split(' ');
  return rows.filter((row) => {
    const names = foldText(`${row.room.name}\n${row.username}`);
    return words.every((word) => names.includes(word));
  });
}

/** Which column the rows go by, as the grid says it. */
export interface EarningsSort {
  readonly column: EarningsColumn;
  readonly direction: 'ascending' | 'descending';
}

/** Most Edge first. */
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
    columnKind[column] === 'name'
      ? (one: string, other: string) => collator.compare(one, other)
      : compareDecimals;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(cellOf(one, column), cellOf(other, column)));
}
