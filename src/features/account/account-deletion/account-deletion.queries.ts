import { useQuery } from '@tanstack/react-query';

import { totalsOf } from '#domain/earnings-columns.ts';
import { isWaiting } from '#domain/report-stage.ts';
import { subtractDecimals } from '#lib/decimal.ts';
import { earningsQuery } from '#queries/earnings.ts';
import { redemptionStatusQuery } from '#queries/redemptions.ts';
import { roomAccountsQuery } from '#queries/room-accounts.ts';

/** What a deletion would lose is fetched again each time it is shown. */
const fresh = { refetchOnMount: 'always' } as const;

/** Edge earned this month that is not in the balance yet, as a decimal string. */
export function useUncreditedEdge() {
  return useQuery({
    ...earningsQuery('this_month'),
    ...fresh,
    select: ({ rows }) => {
      const { edge_earned: earned, edge_credited: credited } = totalsOf(rows);
      const left = subtractDecimals(earned, credited);
      return left.startsWith('-') ? '0.00' : left;
    },
  });
}

/** How many reported usernames wait for their verification. */
export function usePendingReports() {
  return useQuery({
    ...roomAccountsQuery(),
    ...fresh,
    select: (accounts) => accounts.filter(isWaiting).length,
  });
}

/** Whether a redemption is still running, and of which plan. */
export function useRunningRedemption() {
  return useQuery({
    ...redemptionStatusQuery(),
    ...fresh,
    select: ({ status, plan }) => ({ isRunning: status === 'pending', plan }),
  });
}
