import Big from 'big.js';

import type { Plan } from '#sdk/generated/model/plan.ts';
import type { Price } from '#sdk/generated/model/price.ts';
import type { Database } from '../store/database.ts';
import type { PlanRow } from '../store/schema.ts';
import { toAmount } from './amount.ts';

/** Every plan, in the order of their ids. */
export async function allPlans(database: Database): Promise<Plan[]> {
  const rows = await database.selectFrom('plans').selectAll().orderBy('id').execute();
  return rows.map(toPlan);
}

/** The plan as the description shows it. */
export function toPlan({ id, prices, ...row }: PlanRow): Plan {
  return {
    ...row,
    id,
    interval: row.interval as Plan['interval'],
    tier: row.tier as Plan['tier'],
    has_access_to_rake_ai: row.has_access_to_rake_ai === 1,
    prorated: row.prorated === 1,
    prices: JSON.parse(prices) as Plan['prices'],
  };
}

/** Adds the plan or brings it up to date. */
export async function putPlan(database: Database, { prices, ...plan }: Plan): Promise<void> {
  const row = {
    ...plan,
    has_access_to_rake_ai: Number(plan.has_access_to_rake_ai),
    prorated: Number(plan.prorated),
    prices: JSON.stringify(prices),
  };
  await database
    .insertInto('plans')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The name of the plan, like "Premium, 1 month". */
export function planName({ tier, interval }: Pick<Plan, 'tier' | 'interval'>): string {
  return `${tier.charAt(0)}${tier.slice(1).toLowerCase()}, 1 ${interval.toLowerCase()}`;
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
