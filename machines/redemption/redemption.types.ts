import type { PromiseActorLogic } from 'xstate';

import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem, type Problem } from '#machines/shared/problem.ts';

/** A plan as texts name it. */
export interface RedemptionPlan {
  readonly id: number;
  readonly tier: string;
  readonly interval: string;
}

/** The redemption that the server got last. */
export interface LatestRedemption {
  readonly reference: string;
  readonly plan: RedemptionPlan;
  readonly status: 'pending' | 'completed' | 'failed';
}

/** What a plan costs this player at this moment. Amounts are decimal strings of Edge. */
export interface Quote {
  /** What is charged; null when Edge does not buy the plan, or no more. */
  readonly price: string | null;
  readonly balance: string;
  readonly balanceAfter: string | null;
  /** What the balance lacks; null when it is enough. */
  readonly missing: string | null;
  /** Null when there was none. While it is pending there may be no other one. */
  readonly latest: LatestRedemption | null;
}

/** What the player decided by. Which redemption was the latest is not known before the first quote. */
export type AcknowledgedQuote = Pick<Quote, 'price' | 'balance'> & Partial<Pick<Quote, 'latest'>>;

/** What keeps a quote from being confirmed. */
export type Blocker = 'notOffered' | 'redemptionRunning' | 'insufficientBalance';

export function blockerOf({ price, missing, latest }: Quote): Blocker | null {
  if (price === null) return 'notOffered';
  if (latest?.status === 'pending') return 'redemptionRunning';
  return missing === null ? null : 'insufficientBalance';
}

/** Whether price, balance or the latest redemption is another than the player acknowledged. */
export function hasQuoteChanged(acknowledged: AcknowledgedQuote | null, now: Quote): boolean {
  if (acknowledged === null) return false;
  return (
    acknowledged.price !== now.price ||
    acknowledged.balance !== now.balance ||
    newRedemption(acknowledged, now) !== null
  );
}

/** The redemption that was made since the player looked; null when there is none. */
export function newRedemption({ latest }: AcknowledgedQuote, now: Quote): LatestRedemption | null {
  return latest === undefined || latest?.reference === now.latest?.reference ? null : now.latest;
}

/** What a player confirmed, once. It is kept until its outcome is known, so that a reload does not lose it. */
export interface Intent {
  /** A lower-case UUID: the server redeems once for each. */
  readonly key: string;
  readonly plan: RedemptionPlan;
  /** The price that was confirmed, a decimal string. */
  readonly edgeAmount: string;
  /** The address of the solver account. */
  readonly email: string;
  /** RFC 3339, by the clock of the server: it refuses a request that arrives later. */
  readonly validUntil: string;
}

/** What the server made of an intent. */
export interface Redeemed extends Pick<Intent, 'plan' | 'edgeAmount' | 'email'> {
  readonly reference: string;
  /** It may have ended long before it is looked up. */
  readonly status: 'pending' | 'completed' | 'failed';
  /** Why it failed; the Edge is back then. */
  readonly reason: string | null;
}

/** An intent has arrived, has not so far, or cannot any more. */
export type LookupResult = Redeemed | 'notYet' | 'never';

export interface RedemptionContext {
  readonly plan: RedemptionPlan | null;
  readonly quote: Quote | null;
  /** What changed since is shown before it can be confirmed. */
  readonly acknowledged: AcknowledgedQuote | null;
  readonly intent: Intent | null;
  readonly redeemed: Redeemed | null;
  readonly failure: RedemptionFailure | null;
  /** The answer to the last send, where it does not say whether Edge was taken. */
  readonly sendFailure: RedemptionFailure | null;
  /** What the last look-up found; it stays known while the intent is looked up or sent again. */
  readonly known: 'unknown' | 'notArrived' | null;
  /** The last look-up since the last send did not find the intent. */
  readonly isMissing: boolean;
  /** How often the intent was looked up since it was sent, without an end. */
  readonly lookups: number;
  readonly nextLookupMs: number;
}

export type RedemptionEvent =
  | { readonly type: 'plan.chosen'; readonly plan: RedemptionPlan; readonly acknowledged: AcknowledgedQuote }
  /** The player went back to the plans. */
  | { readonly type: 'plan.dismissed' }
  /** What is shown may have changed: the player asks for it, or looks at this tab again. */
  | { readonly type: 'check.requested' }
  /** The player has seen what changed. */
  | { readonly type: 'quote.acknowledged' }
  /** The key is new for every confirmation. */
  | ({ readonly type: 'redemption.confirmed' } & Pick<Intent, 'key' | 'email' | 'validUntil'>)
  /** The same intent, with the same key. */
  | { readonly type: 'redemption.retried' };

export interface Submission {
  readonly intent: Intent;
  /** What the player confirmed; null when the same intent is sent again. */
  readonly confirmed: Quote | null;
}

export interface RedemptionActors {
  /** An intent whose outcome was not known when the page was left, or another tab's. */
  readonly recallIntent: PromiseActorLogic<Intent | null, Record<string, never>>;
  readonly readQuote: PromiseActorLogic<Quote, { readonly plan: RedemptionPlan }>;
  /**
   * Keeps the intent, reads the quote again, sends the intent, and forgets it when it is certain what became of it. Sends
   * nothing and throws `OpenElsewhere` while another tab has an intent of its own, `QuoteChanged` when something else than
   * the player confirmed is true, `QuoteUnread` when nobody knows. What is sent again is not compared, and no refusal of
   * it is certain: the first one may still arrive.
   */
  readonly submitRedemption: PromiseActorLogic<Redeemed, Submission>;
  /** Looks for the intent among the player's redemptions, and forgets it when it is there or cannot arrive any more. */
  readonly findRedemption: PromiseActorLogic<LookupResult, Intent>;
  /** Ends when somebody can see the page. */
  readonly awaitVisiblePage: PromiseActorLogic<void, Record<string, never>>;
}

/** Why nothing was redeemed. Each of these says so for certain. */
export type Refusal =
  | 'insufficientBalance'
  | 'priceChanged'
  | 'redemptionRunning'
  /** It arrived too long after it was confirmed. */
  | 'intentExpired'
  /** Another tab of this browser has a redemption of its own. */
  | 'openElsewhere';

export type RedemptionFailure = CallFailure | FieldsRejected | { readonly code: Refusal };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  insufficient_balance: 'insufficientBalance',
  price_changed: 'priceChanged',
  redemption_running: 'redemptionRunning',
  intent_expired: 'intentExpired',
};

/** A submit throws this and the next two without sending anything. */
export class OpenElsewhere extends Error {}

export class QuoteChanged extends Error {
  readonly quote: Quote;

  constructor(quote: Quote) {
    super('Something else is true than was confirmed');
    this.quote = quote;
  }
}

export class QuoteUnread extends Error {
  readonly problem: Problem;

  constructor(cause: unknown) {
    super('What was confirmed could not be read again');
    this.problem = readProblem(cause);
  }
}

/** What the answer to a redemption says. Whether it `mayHaveArrived` is another question. */
export function readRedemptionFailure(error: unknown): RedemptionFailure {
  if (error instanceof OpenElsewhere) return { code: 'openElsewhere' };
  const problem = readProblem(error);
  const refusal = refusalOf(problem);
  return refusal === null ? readFormFailure(problem) : { code: refusal };
}

/**
 * Whether Edge may have been taken in spite of what an intent that is sent for the first time is answered: without an
 * answer, after a crash, after an answer that nobody understands, for a key that was used before. After that it may
 * arrive late, and no answer to a second try says that it will not arrive.
 */
export function mayHaveArrived({ code }: RedemptionFailure): boolean {
  return code === 'unreachable' || code === 'unexpected';
}

/** The player can correct the form that was sent, or send it a little later. */
export function isAboutTheForm({ code }: RedemptionFailure): boolean {
  return code === 'fieldsRejected' || code === 'tooManyTries';
}

function refusalOf({ status, code }: Problem): Refusal | null {
  return status === 400 || status === 409 ? (REFUSALS[code ?? ''] ?? null) : null;
}
