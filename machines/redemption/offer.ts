/** A plan at this moment, for this player. Amounts are decimal strings of Edge. */
export interface Offer {
  /** What is charged; null when Edge does not buy the plan, or no more. */
  readonly price: string | null;
  readonly balance: string;
  readonly balanceAfter: string | null;
  /** What the balance lacks; null when it is enough. */
  readonly missing: string | null;
  /** Another redemption runs, and only one may. */
  readonly isRunning: boolean;
}

/** The two figures that a player decides by. */
export type OfferInSight = Pick<Offer, 'price' | 'balance'>;

/** What keeps an offer from being confirmed. */
export type Bar = 'notOffered' | 'redemptionRunning' | 'insufficientBalance';

export function barOf({ price, missing, isRunning }: Offer): Bar | null {
  if (price === null) return 'notOffered';
  if (isRunning) return 'redemptionRunning';
  return missing === null ? null : 'insufficientBalance';
}

/** Whether the player has another price or balance in sight. */
export function hasMoved(before: OfferInSight | null, now: Offer): boolean {
  return before !== null && (before.price !== now.price || before.balance !== now.balance);
}
