import Big from 'big.js';

import type { Plan } from '#sdk/generated/model/plan.ts';
import type { Price } from '#sdk/generated/model/price.ts';
import { toAmount } from './amount.ts';

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
