import { compareDecimals } from '../../lib/compare-decimals.ts';
import type { Plan } from '../../sdk/generated/model/plan.ts';

/** A plan that Edge buys, and its regular price in Edge. */
export interface EdgePlan extends Pick<Plan, 'id' | 'tier' | 'interval'> {
  readonly price: string;
}

/** The plans that are sold for Edge, the cheapest first. A price of nothing is not one to earn. */
export function edgePlans(plans: readonly Plan[]): EdgePlan[] {
  return plans
    .flatMap(({ id, tier, interval, prices }) => {
      const regular = prices.find(({ type, currency }) => type === 'REGULAR' && currency === 'EDGE');
      return regular === undefined ? [] : [{ id, tier, interval, price: regular.price }];
    })
    .filter(({ price }) => compareDecimals(price, '0') > 0)
    .sort((one, other) => compareDecimals(one.price, other.price));
}

/** The cheapest month of each tier, the cheapest tier first. */
export function monthlyTiers(plans: readonly Plan[]): EdgePlan[] {
  const months = edgePlans(plans).filter(({ interval }) => interval === 'MONTH');
  return months.filter(({ tier }, index) => months.findIndex((plan) => plan.tier === tier) === index);
}
