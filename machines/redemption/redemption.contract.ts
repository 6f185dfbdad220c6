import type { PromiseActorLogic } from 'xstate';

import type { Offer, OfferedPlan, OfferInSight } from './offer.ts';
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
  /** RFC 3339, by the clock of the server: it refuses a request that arrives later. */
  readonly validUntil: string;
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

/** What a look for an intent finds: that it arrived, that it has not so far, or that it cannot any more. */
export type Look = Redeemed | 'notYet' | 'never';

export interface RedemptionContext {
  readonly plan: OfferedPlan | null;
  /** What the plan costs and what is left of the balance, as it was read last. */
  readonly offer: Offer | null;
  /** What the player has seen and accepted: what moved since is told before it can be confirmed. */
  readonly inSight: OfferInSight | null;
  readonly intent: Intent | null;
  readonly redeemed: Redeemed | null;
  readonly failure: RedemptionFailure | null;
  /** What the last send was answered, where that does not say whether Edge was taken. */
  readonly unsettledBy: RedemptionFailure | null;
  /** The last look did not find the intent. */
  readonly isMissing: boolean;
  /** How often the intent was looked for since it was sent, without an end. */
  readonly looks: number;
  readonly nextLookMs: number;
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
  | ({ readonly type: 'redemption.confirmed' } & Pick<Intent, 'key' | 'email' | 'validUntil'>)
  /** The same intent, with the same key. */
  | { readonly type: 'redemption.retried' };

export interface Submission {
  readonly intent: Intent;
  /** What the player confirmed; null when the same intent is sent again. */
  readonly confirmed: Offer | null;
}

export interface RedemptionActors {
  /** An intent whose outcome was not known when the page was left, or another tab is at. */
  readonly recallIntent: PromiseActorLogic<Intent | null, Record<string, never>>;
  /** Reads price and balance anew. */
  readonly readOffer: PromiseActorLogic<Offer, { readonly plan: OfferedPlan }>;
  /**
   * Keeps the intent, reads the offer again, sends the intent, and forgets it when it is certain what became of it. Sends
   * nothing and throws `OpenElsewhere` while another tab is at one of its own, `OfferChanged` when something else than the
   * player confirmed is true, `OfferUnread` when nobody knows. What is sent again is not compared, and no refusal of it
   * is certain: the first one may be on its way.
   */
  readonly submitRedemption: PromiseActorLogic<Redeemed, Submission>;
  /** Looks for the intent among the player's redemptions, and forgets it when it is there or cannot arrive any more. */
  readonly findRedemption: PromiseActorLogic<Look, Intent>;
  /** Ends when somebody can see the page. */
  readonly awaitVisiblePage: PromiseActorLogic<void, Record<string, never>>;
}
