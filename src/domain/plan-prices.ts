import { compareDecimals } from '#lib/decimal.ts';
import { edgePriceOf } from '#lib/edge-price.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';

/** A plan that Edge buys. */
export interface EdgePlan extends Pick<Plan, 'id' | 'tier' | 'interval'> {
  /** What is charged, a decimal string of Edge. */
  readonly price: string;
}

/** The plans that are sold for Edge, the cheapest first. A price of nothing is not one to earn. */
export function edgePlans(plans: readonly Plan[]): EdgePlan[] {
  return plans
    .flatMap(({ id, tier, interval, prices }) => {
      const price = edgePriceOf(prices);
      return price === null ? [] : [{ id, tier, interval, price }];
    })
    .filter(({ price }) => compareDecimals(price, '0') > 0)
    .sort((one, other) => compareDecimals(one.price, other.price));
}

/** The cheapest month of each tier, the cheapest tier first. */
export function monthlyTiers(plans: readonly Plan[]): EdgePlan[] {
  const months = edgePlans(plans).filter(({ interval }) => interval === 'MONTH');
  return months.filter(({ tier }, index) => months.findIndex((plan) => plan.tier === tier) === index);
}
