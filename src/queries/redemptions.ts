import { queryOptions } from '@tanstack/react-query';

import { redemptions, redemptionStatus } from '#sdk/generated/api/redemptions/redemptions.ts';
import {
  Redemptions200Response,
  RedemptionStatus200Response,
} from '#sdk/generated/zod/redemptions/redemptions.zod.ts';
import { validated } from '#sdk/validated.ts';

/** The player's redemptions, newest first. */
export const redemptionsQuery = () =>
  queryOptions({
    queryKey: ['redemptions'],
    queryFn: async ({ signal }) => validated(Redemptions200Response, await redemptions({ signal })),
  });

/** The state of the latest redemption. */
export const redemptionStatusQuery = () =>
  queryOptions({
    queryKey: ['redemptions', 'status'],
    queryFn: async ({ signal }) => validated(RedemptionStatus200Response, await redemptionStatus({ signal })),
  });
