import { compareDecimals } from '../../lib/compare-decimals.ts';
import { edgePriceOf } from '../../lib/edge-price.ts';
import type { Plan } from '../../sdk/generated/model/plan.ts';

/** A month of a plan that Edge buys. */
export interface EdgeGoal extends Pick<Plan, 'id' | 'tier'> {
  /** What is charged, a decimal string. */
  readonly price: string;
}

/** The cheapest month of each tier that is sold for Edge, the cheapest tier first. */
export function edgeGoals(plans: readonly Plan[]): EdgeGoal[] {
  const months = plans
    .filter(({ interval }) => interval === 'MONTH')
    .flatMap(({ id, tier, prices }) => {
      const price = edgePriceOf(prices);
      return price === null ? [] : [{ id, tier, price }];
    })
    .sort((one, other) => compareDecimals(one.price, other.price));
  return months.filter(({ tier }, index) => months.findIndex((goal) => goal.tier === tier) === index);
}
