import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { plans } from '#sdk/generated/api/plans/plans.ts';
import { PlanInterval } from '#sdk/generated/zod/schemas/plan-interval.zod.ts';
import { PlanTier } from '#sdk/generated/zod/schemas/plan-tier.zod.ts';
import { Plan as ApiPlan } from '#sdk/generated/zod/schemas/plan.zod.ts';
import { Price as ApiPrice } from '#sdk/generated/zod/schemas/price.zod.ts';
import { orUnknown, UNKNOWN } from './known.ts';
import { validated } from '#sdk/validated.ts';

export const price = z.omit(ApiPrice, { external_plans: true });

const plan = z.object({
  id: ApiPlan.shape.id,
  tier: orUnknown(PlanTier),
  interval: orUnknown(PlanInterval),
  prices: z.array(price),
});

/** A solver plan of a known tier and interval. */
export type Plan = z.output<typeof plan> & { readonly tier: PlanTier; readonly interval: PlanInterval };

/** Plans of another tier or interval are left out: the site cannot say what a player would get. */
export const plansAnswer = z.pipe(
  z.array(plan),
  z.transform((all) => all.filter(isKnown)),
);

function isKnown(one: z.output<typeof plan>): one is Plan {
  return one.tier !== UNKNOWN && one.interval !== UNKNOWN;
}

/** The solver plans and their prices. */
export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: ({ signal }) => readPlans(signal),
  });

export const readPlans = async (signal: AbortSignal) => validated(plansAnswer, await plans({ signal }));
