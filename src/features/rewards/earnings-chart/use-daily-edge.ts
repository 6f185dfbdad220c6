import { useQuery } from '@tanstack/react-query';

import { totalsOf } from '#domain/earnings-columns.ts';
import { monthBefore } from '#lib/calendar.ts';
import { dailyEarningsQuery, earningsQuery } from '#queries/earnings.ts';

/** Earnings by day of the server's current month, and of the month before that. */
export function useDailyEdge() {
  const thisMonth = useQuery(dailyEarningsQuery());
  const start = thisMonth.data?.period.start;
  const lastMonth = useQuery({
    ...dailyEarningsQuery(start && monthBefore(start)),
    enabled: start !== undefined,
  });
  return { thisMonth, lastMonth };
}

/** The total that the rooms report for the month that begins on this day, a decimal string; null until it is known. */
export function useEarnedByRooms(start: string | undefined): string | null {
  const { data } = useQuery(earningsQuery('this_month'));
  return data === undefined || data.period.start !== start ? null : totalsOf(data.rows).edge_earned;
}
