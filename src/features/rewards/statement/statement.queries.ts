import { useQuery } from '@tanstack/react-query';

import { dayBefore, lastDayOf } from '#lib/calendar.ts';
import { earnings, getEarningsQueryKey } from '#sdk/generated/api/earnings/earnings.ts';
import { edgeHistory } from '#sdk/generated/api/edge-history/edge-history.ts';
import type { EdgeHistoryParams } from '#sdk/generated/model/edge-history-params.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import { Earnings200Response } from '#sdk/generated/zod/earnings/earnings.zod.ts';
import { EdgeHistory200Response } from '#sdk/generated/zod/edge-history/edge-history.zod.ts';
import { validated } from '#sdk/validated.ts';

/** All that a statement is made of. Its parts are read together, or it would be of no moment. */
export function useStatement(month: string) {
  return useQuery({
    queryKey: [...getEarningsQueryKey({ month }), 'statement'],
    queryFn: async ({ signal }) => {
      const first = `${month}-01`;
      const [ofRooms, movements, opening] = await Promise.all([
        earnings({ month }, undefined, signal),
        everyMovement({ from: first, to: lastDayOf(month) }, signal),
        balanceAfter(dayBefore(first), signal),
      ]);
      return { earnings: validated(Earnings200Response, ofRooms), movements, opening };
    },
  });
}

export type StatementData = NonNullable<ReturnType<typeof useStatement>['data']>;

/** Oldest first. */
async function everyMovement(filters: EdgeHistoryParams, signal: AbortSignal): Promise<EdgeMovement[]> {
  const movements: EdgeMovement[] = [];
  let params: EdgeHistoryParams | null = filters;
  while (params !== null) {
    const page = await historyPage(params, signal);
    movements.push(...page.results);
    params = page.next_cursor === null ? null : { ...filters, cursor: page.next_cursor };
  }
  return movements.reverse();
}

/** The balance at the end of a day; nothing before the first movement. */
async function balanceAfter(day: string, signal: AbortSignal): Promise<string> {
  const { results } = await historyPage({ to: day }, signal);
  return results[0]?.balance_after ?? '0.00';
}

async function historyPage(params: EdgeHistoryParams, signal: AbortSignal) {
  return validated(EdgeHistory200Response, await edgeHistory(params, undefined, signal));
}
