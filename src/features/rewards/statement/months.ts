import { addMonths } from '#lib/calendar.ts';

/** How far back the list of months goes from this one. */
const MONTHS_BACK = 12;

/** The wished month; this month where there is no wish, or one for what is yet to come. */
export function statementMonth(wished: string | undefined, current: string): string {
  return wished === undefined || wished > current ? current : wished;
}

/** The months to choose from, newest first: this one and a year back, and the chosen one where it is older. */
export function monthsToChoose(current: string, chosen: string): string[] {
  const months = Array.from({ length: MONTHS_BACK + 1 }, (_, back) => addMonths(current, -back));
  return months.includes(chosen) ? months : [...months, chosen];
}
