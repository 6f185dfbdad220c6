/** A plan as texts name it. */
export interface OfferedPlan {
  readonly id: number;
  readonly tier: string;
  readonly interval: string;
}

/** The redemption that the server got last. */
export interface LatestRedemption {
  readonly reference: string;
  readonly plan: OfferedPlan;
  readonly status: 'pending' | 'completed' | 'failed';
}

/** A plan at this moment, for this player. Amounts are decimal strings of Edge. */
export interface Offer {
  /** What is charged; null when Edge does not buy the plan, or no more. */
  readonly price: string | null;
  readonly balance: string;
  readonly balanceAfter: string | null;
  /** What the balance lacks; null when it is enough. */
  readonly missing: string | null;
  /** Null when there was none. While it is pending there may be no other one. */
  readonly latest: LatestRedemption | null;
}

/** What a player decides by. Which redemption was the latest is not known before it was read. */
export type OfferInSight = Pick<Offer, 'price' | 'balance'> & Partial<Pick<Offer, 'latest'>>;

/** What keeps an offer from being confirmed. */
export type Bar = 'notOffered' | 'redemptionRunning' | 'insufficientBalance';

export function barOf({ price, missing, latest }: Offer): Bar | null {
  if (price === null) return 'notOffered';
  if (latest?.status === 'pending') return 'redemptionRunning';
  return missing === null ? null : 'insufficientBalance';
}

/** Whether the player has another price, another balance or another latest redemption in sight. */
export function hasMoved(before: OfferInSight | null, now: Offer): boolean {
  if (before === null) return false;
  return before.price !== now.price || before.balance !== now.balance || newRedemption(before, now) !== null;
}

/** The redemption that was made since the player looked; null when there is none. */
export function newRedemption({ latest }: OfferInSight, now: Offer): LatestRedemption | null {
  return latest === undefined || latest?.reference === now.latest?.reference ? null : now.latest;
}
