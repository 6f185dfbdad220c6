import { useQuery } from '@tanstack/react-query';

import { dayBefore, lastDayOf } from '#lib/calendar.ts';
import { monthlyEarningsQuery, readEarnings } from '#queries/earnings.ts';
import { readEdgeHistory, readEveryMovement } from '#queries/edge-history.ts';
import { IN_LANGUAGE } from '#queries/language.ts';

/** The data of a statement, fetched at once so that its parts agree. Its movements are oldest first. */
export function useStatement(month: string) {
  return useQuery({
    queryKey: ['earnings', 'statement', month],
    meta: IN_LANGUAGE,
    queryFn: async ({ signal }) => {
      const first = `${month}-01`;
      const [ofRooms, movements, opening] = await Promise.all([
        readEarnings({ month }, signal),
        readEveryMovement({ from: first, to: lastDayOf(month) }, signal),
        balanceAfter(dayBefore(first), signal),
      ]);
      return { earnings: ofRooms, movements: movements.reverse(), opening };
    },
  });
}

export type StatementData = NonNullable<ReturnType<typeof useStatement>['data']>;

/**
 * The first month with rake or a movement of Edge (`2026-03`). Undefined while it is not known, null if it did not load.
 */
export function useFirstMonth(current: string): string | null | undefined {
  const monthly = useQuery(monthlyEarningsQuery());
  const oldest = useQuery({
    queryKey: ['edge-history', 'oldest'],
    queryFn: ({ signal }) => readEdgeHistory({ order: 'oldest' }, signal),
  });
  if (monthly.isError || oldest.isError) return null;
  if (monthly.data === undefined || oldest.data === undefined) return undefined;
  const months = [monthly.data.months[0]?.month, oldest.data.results[0]?.occurred_at.slice(0, 7), current];
  return months.filter((month) => month !== undefined).toSorted()[0];
}

/** The balance at the end of a day; zero before the first movement. */
async function balanceAfter(day: string, signal: AbortSignal): Promise<string> {
  const { results } = await readEdgeHistory({ to: day }, signal);
  return results[0]?.balance_after ?? '0.00';
}
