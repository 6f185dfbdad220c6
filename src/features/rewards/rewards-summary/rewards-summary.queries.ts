import { useQuery } from '@tanstack/react-query';

import { deals, getDealsQueryKey } from '#sdk/generated/api/deals/deals.ts';
import { earnings, getEarningsQueryKey } from '#sdk/generated/api/earnings/earnings.ts';
import {
  getRedemptionsQueryKey,
  getRedemptionStatusQueryKey,
  redemptions,
  redemptionStatus,
} from '#sdk/generated/api/redemptions/redemptions.ts';
import { getRoomAccountsQueryKey, roomAccounts } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import { Deals200Response } from '#sdk/generated/zod/deals/deals.zod.ts';
import { Earnings200Response } from '#sdk/generated/zod/earnings/earnings.zod.ts';
import {
  Redemptions200Response,
  RedemptionStatus200Response,
} from '#sdk/generated/zod/redemptions/redemptions.zod.ts';
import { RoomAccounts200Response } from '#sdk/generated/zod/room-accounts/room-accounts.zod.ts';
import { validated } from '#sdk/validated.ts';

const THIS_MONTH = { period: 'this_month' } as const;

/** What the rooms have counted this month. */
export function useThisMonth() {
  return useQuery({
    queryKey: getEarningsQueryKey(THIS_MONTH),
    queryFn: async ({ signal }) =>
      validated(Earnings200Response, await earnings(THIS_MONTH, undefined, signal)),
  });
}

/** Newest first. */
export function useRedemptions() {
  return useQuery({
    queryKey: getRedemptionsQueryKey(),
    queryFn: async ({ signal }) => validated(Redemptions200Response, await redemptions(undefined, signal)),
  });
}

/** How the latest redemption stands. */
export function useRedemptionStatus() {
  return useQuery({
    queryKey: getRedemptionStatusQueryKey(),
    queryFn: async ({ signal }) =>
      validated(RedemptionStatus200Response, await redemptionStatus(undefined, signal)),
  });
}

/** What the player has reported, newest first. */
export function useRoomAccounts() {
  return useQuery({
    queryKey: getRoomAccountsQueryKey(),
    queryFn: async ({ signal }) => validated(RoomAccounts200Response, await roomAccounts(undefined, signal)),
  });
}

/** The deals of the country that the player's connection is in, best first. */
export function useDeals() {
  return useQuery({
    queryKey: getDealsQueryKey(),
    queryFn: async ({ signal }) => validated(Deals200Response, await deals(undefined, undefined, signal)),
  });
}
