import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { redemptions, redemptionStatus } from '#sdk/generated/api/redemptions/redemptions.ts';
import { PlanInterval } from '#sdk/generated/zod/schemas/plan-interval.zod.ts';
import { PlanTier } from '#sdk/generated/zod/schemas/plan-tier.zod.ts';
import { RedemptionStatus as ApiStatus } from '#sdk/generated/zod/schemas/redemption-status.zod.ts';
import { Redemption as ApiRedemption } from '#sdk/generated/zod/schemas/redemption.zod.ts';
import { IN_LANGUAGE } from './language.ts';
import { orUnknown } from './known.ts';
import { validated } from '#sdk/validated.ts';

const plan = z.object({ tier: orUnknown(PlanTier), interval: orUnknown(PlanInterval) });

const redemption = z.extend(z.omit(ApiRedemption, { completed_at: true }), {
  plan,
  status: orUnknown(ApiRedemption.shape.status),
});

export type Redemption = z.output<typeof redemption>;

export const redemptionsAnswer = z.array(redemption);

export const redeemPlanAnswer = z.pick(redemption, {
  reference: true,
  plan: true,
  email: true,
  edge_amount: true,
  status: true,
});

export const redemptionStatusAnswer = z.extend(z.pick(ApiStatus, { requested_at: true, reference: true }), {
  status: orUnknown(ApiStatus.shape.status),
  plan: z.nullable(plan),
});

export type RedemptionStatus = z.output<typeof redemptionStatusAnswer>;

/** The player's redemptions, newest first. */
export const redemptionsQuery = () =>
  queryOptions({
    queryKey: ['redemptions'],
    meta: IN_LANGUAGE,
    queryFn: ({ signal }) => readRedemptions(signal),
  });

export const readRedemptions = async (signal: AbortSignal) =>
  validated(redemptionsAnswer, await redemptions({ signal }));

/** The state of the latest redemption. */
export const redemptionStatusQuery = () =>
  queryOptions({
    queryKey: ['redemptions', 'status'],
    queryFn: ({ signal }) => readRedemptionStatus(signal),
  });

export const readRedemptionStatus = async (signal: AbortSignal) =>
  validated(redemptionStatusAnswer, await redemptionStatus({ signal }));
