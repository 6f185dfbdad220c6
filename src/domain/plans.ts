import { compareDecimals, multiplyDecimals, subtractDecimals } from '#lib/decimal.ts';
import type { PlanInterval } from '#sdk/generated/model/plan-interval.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import type { Plan } from '#queries/plans.ts';
import type { Price as ApiPrice } from '#sdk/generated/model/price.ts';

const TIER_RANK = { STARTER: 0, PREMIUM: 1, ELITE: 2 } as const satisfies Readonly<Record<PlanTier, number>>;

/** The order of plans everywhere, independent of the order of the server. */
export const TIERS = Object.keys(TIER_RANK) as readonly PlanTier[];

type Price = Pick<ApiPrice, 'type' | 'price' | 'discount' | 'prorated_price'> & { readonly currency: string };

/** The price of a plan in Edge; null if it is not sold for Edge. */
export function edgePriceOf(prices: readonly Price[]): string | null {
  const price = priceInEdge(prices);
  return price === null ? null : chargedFor(price);
}

function priceInEdge(prices: readonly Price[]): Price | null {
  return prices.find(({ currency }) => currency === 'EDGE') ?? null;
}

/** As the server charges: the prorated price if there is one, else the price less the discount (description, Price). */
function chargedFor(price: Price): string {
  return price.prorated_price ?? lessDiscount(price);
}

function lessDiscount({ price, discount = '0' }: Price): string {
  const share = multiplyDecimals(subtractDecimals('100', discount), '0.01', 10);
  return multiplyDecimals(price, share, 2);
}

/** What a plan costs in either currency, as decimal strings. */
interface Cost {
  readonly edge: string;
  readonly dollars: string;
}

/** What a full interval costs everybody, in Edge and at the lowest price in dollars; null without a price in both. */
export function fullCost(prices: readonly Price[]): Cost | null {
  const inEdge = priceInEdge(prices);
  const inDollars = prices.filter(({ currency }) => currency === 'USD').map(everybodysPrice);
  const dollars = inDollars.toSorted(compareDecimals).find(isCharged);
  const edge = inEdge === null ? null : everybodysPrice(inEdge);
  return edge === null || dollars === undefined || !isCharged(edge) ? null : { edge, dollars };
}

/** Not prorated, and without the discount on a first subscription, which holds once. */
function everybodysPrice(price: Price): string {
  return price.type === 'FIRST_SUBSCRIPTION' ? price.price : lessDiscount(price);
}

function isCharged(price: string): boolean {
  return compareDecimals(price, '0') > 0;
}

/** A plan that is sold for Edge. */
export interface EdgePlan extends Pick<Plan, 'id' | 'tier' | 'interval'> {
  /** The charged price, a decimal string of Edge. */
  readonly price: string;
}

/** The cheapest plan that is sold for Edge, of any interval. */
export function cheapestPlan(plans: readonly Plan[]): EdgePlan | null {
  return edgePlans(plans)[0] ?? null;
}

/** The cheapest monthly plan of each tier, the cheapest tier first. */
export function monthlyTiers(plans: readonly Plan[]): EdgePlan[] {
  const months = edgePlans(plans).filter(({ interval }) => interval === 'MONTH');
  return months.filter(({ tier }, index) => months.findIndex((plan) => plan.tier === tier) === index);
}

/** The plans that are sold for Edge, the cheapest first. Plans with a price of zero are left out. */
function edgePlans(plans: readonly Plan[]): EdgePlan[] {
  return plans
    .flatMap(({ id, tier, interval, prices }) => {
      const price = edgePriceOf(prices);
      return price === null ? [] : [{ id, tier, interval, price }];
    })
    .filter(({ price }) => isCharged(price))
    .sort((one, other) => compareDecimals(one.price, other.price));
}

/** A plan that is sold for Edge, with the parts of its price. Prices are decimal strings of Edge. */
export interface PricedPlan {
  readonly plan: Plan;
  /** The charged price. */
  readonly price: string;
  /** The regular price; null if it equals the charged price. */
  readonly insteadOf: string | null;
  /** The discount in percent; null without one, or if another rule sets the price. */
  readonly discount: string | null;
  readonly isProrated: boolean;
}

/** The plans of an interval that are sold for Edge, sorted by tier, then by price. */
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

/** The advertised discount on a first subscription, in percent (specification, section 9). */
const ADVERTISED_DISCOUNT = '50';

/**
 * The discount on a first subscription in percent; the advertised one until the plans have loaded. Null if the plans
 * differ or have no discount.
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
