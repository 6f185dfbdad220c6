import { useQuery } from '@tanstack/react-query';

import { monthBefore } from '../../lib/calendar.ts';
import { dailyEarnings, getDailyEarningsQueryKey } from '../../sdk/generated/api/earnings/earnings.ts';
import type { DailyEarningsParams } from '../../sdk/generated/model/daily-earnings-params.ts';
import { DailyEarnings200Response } from '../../sdk/generated/zod/earnings/earnings.zod.ts';
import { validated } from '../../sdk/validated.ts';

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

function monthQuery(params?: DailyEarningsParams) {
  return {
    queryKey: getDailyEarningsQueryKey(params),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      validated(DailyEarnings200Response, await dailyEarnings(params, {}, signal)),
  };
}
