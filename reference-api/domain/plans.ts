import Big from 'big.js';

import type { Plan } from '#sdk/generated/model/plan.ts';
import type { Price } from '#sdk/generated/model/price.ts';
import type { Database } from '../store/database.ts';
import { toAmount } from './amount.ts';

/** Every plan, in the order of their ids. */
export function allPlans(database: Database): Promise<Plan[]> {
  return database.selectFrom('plans').selectAll().orderBy('id').execute();
}

/** Adds the plan or brings it up to date. */
export async function putPlan(database: Database, plan: Plan): Promise<void> {
  await database
    .insertInto('plans')
    .values(plan)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(plan))
    .execute();
}

/** The name of the plan, like "Premium, 1 month". */
export function planName({ tier, interval }: Pick<Plan, 'tier' | 'interval'>): string {
  return `${tierName({ tier })}, 1 ${interval.toLowerCase()}`;
}

export function tierName({ tier }: Pick<Plan, 'tier'>): string {
  return `${tier.charAt(0)}${tier.slice(1).toLowerCase()}`;
}

export interface EdgePrice {
  price: Price;
  /** What is charged: the prorated price if there is one, else the price less the discount. */
  amount: string;
}

/** What the plan costs in Edge, or null if it is not sold for Edge. */
export function edgePriceOf({ prices }: Plan): EdgePrice | null {
  const price = prices.find(({ currency }) => currency === 'EDGE');
  if (price === undefined) return null;
  const share = new Big(100).minus(price.discount ?? '0').div(100);
  const amount = price.prorated_price ?? toAmount(new Big(price.price).times(share));
  return { price, amount };
}
