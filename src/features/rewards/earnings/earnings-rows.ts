import { cellOf, columnKind, type EarningsColumn, isEarningsColumn } from '#domain/earnings-columns.ts';
import { addMonths } from '#lib/calendar.ts';
import { compareDecimals } from '#lib/decimal.ts';
import { foldText } from '#lib/fold-text.ts';
import type { QueryState } from '#loading/query-state.ts';
import type { routes } from '#routes.ts';
import type { EarningsRow, Earnings } from '#queries/earnings.ts';

/** A month that the table shows in a section of its own. */
export interface MonthQuery {
  /** A period of the API (`this_month`), or an earlier month (`2026-03`). */
  readonly month: string;
  readonly query: EarningsQuery;
}

/** The month that an address asks for; null for this month and last month, and instead of a month to come. */
export function earlierMonth(requested: string | undefined, current: string): string | null {
  return requested === undefined || requested >= addMonths(current, -1) ? null : requested;
}

/** How far back the menu goes when the first month is not known. */
const MONTHS_BACK = 12;

/**
 * The months to choose from, newest first, back to the first with earnings. A chosen month is among them.
 *
 * @param first `2026-03`; undefined while it is not known, null if it could not be read
 * @param last the newest; by default the month before last month
 */
export function earlierMonths(
  current: string,
  first: string | null | undefined,
  chosen: string | null,
  last: string = addMonths(current, -2),
): string[] {
  const start = first === null ? addMonths(current, -MONTHS_BACK) : (first ?? current);
  const months: string[] = [];
  for (let month = last; month >= start; month = addMonths(month, -1)) months.push(month);
  return chosen === null || months.includes(chosen) ? months : [...months, chosen].toSorted().toReversed();
}

/** The part of a query of a month's earnings that is shown. */
export interface EarningsQuery extends QueryState<Earnings> {
  /** How often it failed, retries not counted. */
  readonly errorUpdateCount: number;
}

/** The filter and order of the earnings in the address. */
export type RewardsSearch = ReturnType<typeof routes.rewards.search>;

/** Changes the address. `typing` is in the field already. */
export type OnRewardsSearch = (values: Partial<RewardsSearch>, kind?: 'typing') => void;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Rooms report daily. Data is late if it misses two reports. */
const STALE_AFTER_MS = 48 * HOUR_MS;

/** When a reporting period is over: at the end of its last day in UTC. */
export function endOf({ end }: Earnings['period']): number {
  return Date.parse(end) + DAY_MS;
}

/** Whether the oldest source is late. Two days after its end, a month gets no more reports. */
export function isStale(
  { period, last_updated }: Pick<Earnings, 'period' | 'last_updated'>,
  now: number,
): boolean {
  if (last_updated === null || now > endOf(period) + STALE_AFTER_MS) return false;
  return now - Date.parse(last_updated) > STALE_AFTER_MS;
}

/** The rows whose room or username contains every word of the text, ignoring case and accents. */
export function filterRows(rows: readonly EarningsRow[], text: string): readonly EarningsRow[] {
  const words = foldText(text).split(' ');
  return rows.filter((row) => {
    const names = foldText(`${row.room.name}\n${row.username}`);
    return words.every((word) => names.includes(word));
  });
}

export interface EarningsSort {
  readonly column: EarningsColumn;
  readonly direction: 'ascending' | 'descending';
}

/** Most Edge first. */
const STANDARD = '-edge_earned';

/** The order in the address: `rake`, or `-rake` for descending. The standard order for an unknown column. */
export function readSort(parameter: string = STANDARD): EarningsSort {
  const column = parameter.replace(/^-/, '');
  if (!isEarningsColumn(column)) return readSort();
  return { column, direction: parameter.startsWith('-') ? 'descending' : 'ascending' };
}

/** The inverse of `readSort`; undefined for the standard order. */
export function sortParameter({ column, direction }: EarningsSort): string | undefined {
  const parameter = direction === 'descending' ? `-${column}` : column;
  return parameter === STANDARD ? undefined : parameter;
}

/** Numbers by value, names by the rules of the language. Equal rows keep the order of the server. */
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
