import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { monthBefore } from '#lib/calendar.ts';
import { dailyEarnings, getDailyEarningsQueryKey } from '#sdk/generated/api/earnings/earnings.ts';
import { getPlansQueryKey, plans } from '#sdk/generated/api/plans/plans.ts';
import type { DailyEarningsParams } from '#sdk/generated/model/daily-earnings-params.ts';
import { DailyEarnings200Response } from '#sdk/generated/zod/earnings/earnings.zod.ts';
import { Plans200Response } from '#sdk/generated/zod/plans/plans.zod.ts';
import { validated } from '#sdk/validated.ts';
import { paceOf } from './pace.ts';

/** The solver plans and what they cost. */
export function usePlans() {
  return useQuery({
    queryKey: getPlansQueryKey(),
    queryFn: async ({ signal }) => validated(Plans200Response, await plans(undefined, signal)),
  });
}

/** The player's pace of this month and the last one, by the server's calendar. */
export function usePace() {
  const thisMonth = useDays(undefined);
  const start = thisMonth.data?.period.start;
  const lastMonth = useDays(
    { month: start === undefined ? '' : monthBefore(start) },
    { isKnown: start !== undefined },
  );
  const queries = [thisMonth, lastMonth];
  const pace = useMemo(() => {
    if (thisMonth.data === undefined || lastMonth.data === undefined) return null;
    const months = [lastMonth.data, thisMonth.data];
    return paceOf(
      months.flatMap(({ days }) => days),
      thisMonth.data.reported_until ?? lastMonth.data.reported_until,
    );
  }, [thisMonth.data, lastMonth.data]);
  return {
    /** Null while it is not known. */
    pace,
    isError: queries.some(({ isError }) => isError),
    error: queries.find(({ isError }) => isError)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** The days of a month, of this one without parameters; nothing while nobody knows which month that is. */
function useDays(params: DailyEarningsParams | undefined, { isKnown } = { isKnown: true }) {
  return useQuery({
    queryKey: getDailyEarningsQueryKey(params),
    queryFn: async ({ signal }) =>
      validated(DailyEarnings200Response, await dailyEarnings(params, undefined, signal)),
    enabled: isKnown,
  });
}
