import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { monthBefore } from '#lib/calendar.ts';
import { dailyEarningsQuery } from '#queries/earnings.ts';
import { paceOf } from './pace.ts';

/** The player's pace of this month and the last one, by the server's calendar. */
export function usePace() {
  const thisMonth = useQuery(dailyEarningsQuery());
  const start = thisMonth.data?.period.start;
  const lastMonth = useQuery({
    ...dailyEarningsQuery(start && monthBefore(start)),
    enabled: start !== undefined,
  });
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
