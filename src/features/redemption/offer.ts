import type { Offer } from '../../../machines/redemption/offer.ts';
import { compareDecimals } from '../../lib/compare-decimals.ts';
import { edgePriceOf } from '../../lib/edge-price.ts';
import { subtractEdge } from '../../lib/edge.ts';
import type { Plan } from '../../sdk/generated/model/plan.ts';

interface Facts {
  readonly plan: Plan | undefined;
  /** A decimal string of Edge. */
  readonly balance: string;
  readonly isRunning: boolean;
}

/** What a plan costs the player at this moment, and what it leaves or lacks. */
export function offerOf({ plan, balance, isRunning }: Facts): Offer {
  const price = plan === undefined ? null : edgePriceOf(plan.prices);
  if (price === null) return { price, balance, balanceAfter: null, missing: null, isRunning };
  const isEnough = compareDecimals(balance, price) >= 0;
  return {
    price,
    balance,
    balanceAfter: isEnough ? subtractEdge(balance, price) : null,
    missing: isEnough ? null : subtractEdge(price, balance),
    isRunning,
  };
}
