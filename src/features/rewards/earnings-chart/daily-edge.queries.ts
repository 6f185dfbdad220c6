import { useQuery } from '@tanstack/react-query';

import { totalsOf } from '#domain/earnings-totals.ts';
import { monthBefore } from '#lib/calendar.ts';
import {
  dailyEarnings,
  earnings,
  getDailyEarningsQueryKey,
  getEarningsQueryKey,
} from '#sdk/generated/api/earnings/earnings.ts';
import type { DailyEarningsParams } from '#sdk/generated/model/daily-earnings-params.ts';
import { DailyEarnings200Response, Earnings200Response } from '#sdk/generated/zod/earnings/earnings.zod.ts';
import { validated } from '#sdk/validated.ts';

/** Edge by day of the month that is running on the server, and of the month before that. */
export function useDailyEdge() {
  const thisMonth = useQuery(monthQuery());
  const start = thisMonth.data?.period.start;
  const lastMonth = useQuery({
    ...monthQuery(start === undefined ? undefined : { month: monthBefore(start) }),
    enabled: start !== undefined,
  });
  return { thisMonth, lastMonth };
}

const THIS_MONTH = { period: 'this_month' } as const;

/** What the rooms say of the month that begins on a day, a decimal string; null while that is not known. */
export function useEarnedByRooms(start: string | undefined): string | null {
  const { data } = useQuery({
    queryKey: getEarningsQueryKey(THIS_MONTH),
    queryFn: async ({ signal }) =>
      validated(Earnings200Response, await earnings(THIS_MONTH, undefined, signal)),
  });
  return data === undefined || data.period.start !== start ? null : totalsOf(data.rows).edge_earned;
}

function monthQuery(params?: DailyEarningsParams) {
  return {
    queryKey: getDailyEarningsQueryKey(params),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      validated(DailyEarnings200Response, await dailyEarnings(params, {}, signal)),
  };
}
