import { compareDecimals } from '#lib/decimal.ts';
import { chargedFor, priceInEdge } from '#lib/edge-price.ts';
import type { PlanInterval } from '#sdk/generated/model/plan-interval.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';

/** A plan that Edge buys. Prices are decimal strings of Edge. */
export interface PricedPlan {
  readonly plan: Plan;
  /** What is charged. */
  readonly price: string;
  /** What it costs otherwise; null when it costs the same. */
  readonly insteadOf: string | null;
  /** Per cent; null without a discount, or where another rule makes the price. */
  readonly discount: string | null;
  readonly isProrated: boolean;
}

/** In this order, whatever order the server sends them in. */
export const TIERS: readonly PlanTier[] = ['STARTER', 'PREMIUM', 'ELITE'];

/** The plans of an interval that are sold for Edge, tier by tier and the cheaper of one tier first. */
export function pricedPlans(plans: readonly Plan[], interval: PlanInterval): PricedPlan[] {
  return plans
    .filter((plan) => plan.interval === interval)
    .flatMap((plan) => pricedPlan(plan) ?? [])
    .sort(
      (one, other) =>
        TIERS.indexOf(one.plan.tier) - TIERS.indexOf(other.plan.tier) ||
        compareDecimals(one.price, other.price),
    );
}

function pricedPlan(plan: Plan): PricedPlan | null {
  const inEdge = priceInEdge(plan.prices);
  if (inEdge === null) return null;
  const price = chargedFor(inEdge);
  const isProrated = inEdge.prorated_price !== null;
  const isOther = compareDecimals(price, inEdge.price) !== 0;
  return {
    plan,
    price,
    insteadOf: isOther ? inEdge.price : null,
    discount: isOther && !isProrated ? (inEdge.discount ?? null) : null,
    isProrated,
  };
}
