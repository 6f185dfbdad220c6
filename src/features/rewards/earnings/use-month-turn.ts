import { useEffect } from 'react';

import { endOf } from './data-age.ts';
import type { EarningsPeriod } from './earnings-period.ts';
import type { EarningsQuery } from './earnings.queries.ts';

/** At midnight UTC after its last day this month becomes the last: both are read anew. */
export function useMonthTurn(readings: Readonly<Record<EarningsPeriod, EarningsQuery>>, now: number): void {
  const { this_month: thisMonth, last_month: lastMonth } = readings;
  const { data, dataUpdatedAt } = thisMonth;
  const end = data === undefined ? Infinity : endOf(data.period);
  const isOver = dataUpdatedAt < end && end <= now;
  const { refetch } = thisMonth;
  const { refetch: refetchLast } = lastMonth;
  useEffect(() => {
    if (!isOver) return;
    refetch();
    refetchLast();
  }, [isOver, refetch, refetchLast]);
}
