import type { LatestRedemption, Offer } from '#machines/redemption/offer.ts';
import { compareDecimals, subtractDecimals } from '#lib/decimal.ts';
import { edgePriceOf } from '#domain/plans.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import type { RedemptionStatus } from '#sdk/generated/model/redemption-status.ts';

interface Facts {
  readonly plan: Plan | undefined;
  /** A decimal string of Edge. */
  readonly balance: string;
  readonly latest: LatestRedemption | null;
}

/** What a plan costs the player at this moment, and what it leaves or lacks. */
export function offerOf({ plan, balance, latest }: Facts): Offer {
  const price = plan === undefined ? null : edgePriceOf(plan.prices);
  if (price === null) return { price, balance, balanceAfter: null, missing: null, latest };
  const isEnough = compareDecimals(balance, price) >= 0;
  return {
    price,
    balance,
    balanceAfter: isEnough ? subtractDecimals(balance, price) : null,
    missing: isEnough ? null : subtractDecimals(price, balance),
    latest,
  };
}

/** The latest redemption, as `redemptionStatus` answers it. */
export function latestOf({ status, plan, reference }: RedemptionStatus): LatestRedemption | null {
  return status === 'none' || plan === null || reference === null ? null : { reference, plan, status };
}
