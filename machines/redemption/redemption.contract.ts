import type { PromiseActorLogic } from 'xstate';

import type { Offer, OfferInSight } from './offer.ts';
import type { RedemptionFailure } from './redemption.failures.ts';

/** What a player confirmed, once. It is kept until its outcome is known, so that a reload does not lose it. */
export interface Intent {
  /** A lower-case UUID: the server redeems once for each. */
  readonly key: string;
  readonly plan: OfferedPlan;
  /** The price that was confirmed, a decimal string. */
  readonly edgeAmount: string;
  /** The address of the solver account. */
  readonly email: string;
}

/** A plan as texts name it. */
export interface OfferedPlan {
  readonly id: number;
  readonly tier: string;
  readonly interval: string;
}

/** What the server made of an intent. */
export interface Redeemed {
  readonly reference: string;
  readonly plan: OfferedPlan;
  readonly edgeAmount: string;
  readonly email: string;
  /** It may have ended long before it is looked for. */
  readonly status: 'pending' | 'completed' | 'failed';
  /** Why it failed; the Edge is back then. */
  readonly reason: string | null;
}

export interface RedemptionContext {
  readonly plan: OfferedPlan | null;
  /** What the plan costs and what is left of the balance, as it was read last. */
  readonly offer: Offer | null;
  /** What the player has seen and accepted: what moved since is told before it can be confirmed. */
  readonly inSight: OfferInSight | null;
  readonly intent: Intent | null;
  readonly redeemed: Redeemed | null;
  readonly failure: RedemptionFailure | null;
}

export type RedemptionEvent =
  | { readonly type: 'plan.chosen'; readonly plan: OfferedPlan; readonly inSight: OfferInSight }
  /** The player went back to the plans. */
  | { readonly type: 'plan.dismissed' }
  /** What is shown may have changed: the player asks for it, or looks at this tab again. */
  | { readonly type: 'reading.requested' }
  /** The player has seen what changed. */
  | { readonly type: 'offer.accepted' }
  /** The key is new for every confirmation. */
  | { readonly type: 'redemption.confirmed'; readonly key: string; readonly email: string }
  /** The same intent, with the same key. */
  | { readonly type: 'redemption.retried' }
  /** The player does not want it any more. */
  | { readonly type: 'intent.dropped' };

export interface RedemptionActors {
  /** An intent whose outcome was not known when the page was left, or another tab is at. */
  readonly recallIntent: PromiseActorLogic<Intent | null, Record<string, never>>;
  /** Reads price and balance anew. */
  readonly readOffer: PromiseActorLogic<Offer, { readonly plan: OfferedPlan }>;
  /**
   * Keeps the intent, sends it, and forgets it once it is certain what became of it (`mayHaveArrived`). Throws
   * `OpenElsewhere` and sends nothing while another tab is at one of its own.
   */
  readonly submitRedemption: PromiseActorLogic<Redeemed, Intent>;
  /** Looks for the intent among the player's redemptions, and forgets it when it is there. */
  readonly findRedemption: PromiseActorLogic<Redeemed | null, { readonly key: string }>;
  /** Looks for the last time, and forgets the intent whether it is there or not. */
  readonly dropIntent: PromiseActorLogic<Redeemed | null, { readonly key: string }>;
}
