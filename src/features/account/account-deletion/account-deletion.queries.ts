import { totalsOf } from '#domain/earnings-totals.ts';
import { isWaiting } from '#domain/report-stage.ts';
import { subtractEdge } from '#lib/edge.ts';
import { earnings, useEarnings } from '#sdk/generated/api/earnings/earnings.ts';
import { redemptionStatus, useRedemptionStatus } from '#sdk/generated/api/redemptions/redemptions.ts';
import { roomAccounts, useRoomAccounts } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import { Earnings200Response } from '#sdk/generated/zod/earnings/earnings.zod.ts';
import { RedemptionStatus200Response } from '#sdk/generated/zod/redemptions/redemptions.zod.ts';
import { RoomAccounts200Response } from '#sdk/generated/zod/room-accounts/room-accounts.zod.ts';
import { validated } from '#sdk/validated.ts';

const THIS_MONTH = { period: 'this_month' } as const;

/** What is shown before a deletion is read anew each time it is shown. */
const freshly = { refetchOnMount: 'always' } as const;

/** Edge earned this month that is not in the balance yet, as a decimal string. */
export function useUncreditedEdge() {
  return useEarnings(THIS_MONTH, {
    query: {
      ...freshly,
      queryFn: async ({ signal }) =>
        validated(Earnings200Response, await earnings(THIS_MONTH, undefined, signal)),
      select: ({ rows }) => {
        const { edge_earned: earned, edge_credited: credited } = totalsOf(rows);
        const left = subtractEdge(earned, credited);
        return left.startsWith('-') ? '0.00' : left;
      },
    },
  });
}

/** How many reported usernames wait for their verification. */
export function usePendingReports() {
  return useRoomAccounts({
    query: {
      ...freshly,
      queryFn: async ({ signal }) =>
        validated(RoomAccounts200Response, await roomAccounts(undefined, signal)),
      select: (accounts) => accounts.filter(isWaiting).length,
    },
  });
}

/** Whether a redemption is still running, and of which plan. */
export function useRunningRedemption() {
  return useRedemptionStatus({
    query: {
      ...freshly,
      queryFn: async ({ signal }) =>
        validated(RedemptionStatus200Response, await redemptionStatus(undefined, signal)),
      select: ({ status, plan }) => ({ isRunning: status === 'pending', plan }),
    },
  });
}
