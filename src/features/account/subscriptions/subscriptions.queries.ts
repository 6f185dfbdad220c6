import { redemptionStatus, useRedemptionStatus } from '#sdk/generated/api/redemptions/redemptions.ts';
import { RedemptionStatus200Response } from '#sdk/generated/zod/redemptions/redemptions.zod.ts';
import { validated } from '#sdk/validated.ts';

/** How the player's latest redemption stands. */
export function useLatestRedemption() {
  return useRedemptionStatus({
    query: {
      queryFn: async ({ signal }) =>
        validated(RedemptionStatus200Response, await redemptionStatus(undefined, signal)),
    },
  });
}
