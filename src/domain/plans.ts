import { compareDecimals, multiplyDecimals, subtractDecimals } from '#lib/decimal.ts';
import type { PlanInterval } from '#sdk/generated/model/plan-interval.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import type { Price as ApiPrice } from '#sdk/generated/model/price.ts';

const TIER_RANK = { STARTER: 0, PREMIUM: 1, ELITE: 2 } as const satisfies Readonly<Record<PlanTier, number>>;

/** The order in which plans stand everywhere, whatever order the server sends them in. */
export const TIERS = Object.keys(TIER_RANK) as readonly PlanTier[];

type Price = Pick<ApiPrice, 'price' | 'discount' | 'prorated_price'> & { readonly currency: string };

/** What a plan costs in Edge; null when Edge does not buy it. */
export function edgePriceOf(prices: readonly Price[]): string | null {
  const price = priceInEdge(prices);
  return price === null ? null : chargedFor(price);
}

function priceInEdge(prices: readonly Price[]): Price | null {
  return prices.find(({ currency }) => currency === 'EDGE') ?? null;
}

/** As the server charges: the prorated price if there is one, else the price less the discount (description, Price). */
function chargedFor({ price, discount = '0', prorated_price }: Price): string {
  if (prorated_price !== null) return prorated_price;
  const share = multiplyDecimals(subtractDecimals('100', discount), '0.01', 10);
  return multiplyDecimals(price, share, 2);
}

/** A plan that Edge buys. */
export interface EdgePlan extends Pick<Plan, 'id' | 'tier' | 'interval'> {
  /** What is charged, a decimal string of Edge. */
  readonly price: string;
}

/** The cheapest plan for Edge, of any interval. */
export function cheapestPlan(plans: readonly Plan[]): EdgePlan | null {
  return edgePlans(plans)[0] ?? null;
}

/** The cheapest month of each tier, the cheapest tier first. */
export function monthlyTiers(plans: readonly Plan[]): EdgePlan[] {
  const months = edgePlans(plans).filter(({ interval }) => interval === 'MONTH');
  return months.filter(({ tier }, index) => months.findIndex((plan) => plan.tier === tier) === index);
}

/** The plans that are sold for Edge, the cheapest first. A price of nothing is not one to earn. */
function edgePlans(plans: readonly Plan[]): EdgePlan[] {
  return plans
    .flatMap(({ id, tier, interval, prices }) => {
      const price = edgePriceOf(prices);
      return price === null ? [] : [{ id, tier, interval, price }];
    })
    .filter(({ price }) => compareDecimals(price, '0') > 0)
    .sort((one, other) => compareDecimals(one.price, other.price));
}

/** A plan that Edge buys, with how its price comes about. Prices are decimal strings of Edge. */
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

/** The plans of an interval that are sold for Edge, tier by tier and the cheaper of one tier first. */
export function pricedPlans(plans: readonly Plan[], interval: PlanInterval): PricedPlan[] {
  return plans
    .filter((plan) => plan.interval === interval)
    .flatMap((plan) => pricedPlan(plan) ?? [])
    .sort(
      (one, other) =>
        TIER_RANK[one.plan.tier] - TIER_RANK[other.plan.tier] || compareDecimals(one.price, other.price),
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

/** Per cent off the first subscription (specification, section 9). */
const ADVERTISED_DISCOUNT = '50';

/**
 * Per cent off the first subscription: the advertised one until the plans are known. Null where plans differ or none
 * has a discount.
 */
export function firstSubscriptionDiscount(plans: readonly Plan[] | undefined): string | null {
  if (plans === undefined) return ADVERTISED_DISCOUNT;
  const discounts = plans
    .flatMap(({ prices }) => prices)
    .filter(({ type }) => type === 'FIRST_SUBSCRIPTION')
    .map(({ discount = '0' }) => Number(discount));
  const [discount = 0] = discounts;
  return discount > 0 && discounts.every((other) => other === discount) ? String(discount) : null;
}
