import type { PromiseActorLogic } from 'xstate';

import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem, type Problem } from '#machines/shared/problem.ts';

/** The part of a plan that names it. */
export interface PlanNames {
  readonly tier: string;
  readonly interval: string;
}

export interface RedemptionPlan extends PlanNames {
  readonly id: number;
}

/** `unknown`: a status that is newer than this version of the site. */
type StatusOfRedemption = 'pending' | 'completed' | 'failed' | 'unknown';

/** The redemption that the server got last. */
export interface LatestRedemption {
  readonly reference: string;
  readonly plan: PlanNames;
  readonly status: StatusOfRedemption;
}

/** The current price of a plan for this player. Amounts are decimal strings of Edge. */
export interface Quote {
  /** The charged price; null if the plan is not sold for Edge. */
  readonly price: string | null;
  readonly balance: string;
  readonly balanceAfter: string | null;
  /** The missing Edge; null if the balance is enough. */
  readonly missing: string | null;
  /** Null if there was none. No other one can start while it is pending. */
  readonly latest: LatestRedemption | null;
}

/** The quote that the player has seen. The latest redemption is unknown before the first quote. */
export type AcknowledgedQuote = Pick<Quote, 'price' | 'balance'> & Partial<Pick<Quote, 'latest'>>;

/** Why a quote cannot be confirmed. */
export type Blocker = 'notOffered' | 'redemptionRunning' | 'insufficientBalance';

export function blockerOf({ price, missing, latest }: Quote): Blocker | null {
  if (price === null) return 'notOffered';
  if (latest?.status === 'pending') return 'redemptionRunning';
  return missing === null ? null : 'insufficientBalance';
}

/** Whether price, balance or the latest redemption differs from the acknowledged quote. */
export function hasQuoteChanged(acknowledged: AcknowledgedQuote | null, now: Quote): boolean {
  if (acknowledged === null) return false;
  return (
    acknowledged.price !== now.price ||
    acknowledged.balance !== now.balance ||
    newRedemption(acknowledged, now) !== null
  );
}

/** The redemption that was made after the acknowledged quote. Null if there is none. */
export function newRedemption({ latest }: AcknowledgedQuote, now: Quote): LatestRedemption | null {
  return latest === undefined || latest?.reference === now.latest?.reference ? null : now.latest;
}

/** One confirmation of the player. It is stored until its outcome is known, so that it survives a reload. */
export interface Intent {
  /** A lower-case UUID. The server redeems each key only once. */
  readonly key: string;
  readonly plan: RedemptionPlan;
  /** The price that was confirmed, a decimal string. */
  readonly edgeAmount: string;
  /** The address of the solver account. */
  readonly email: string;
  /** RFC 3339, on the clock of the server, which refuses a request that arrives later. */
  readonly validUntil: string;
}

/** The redemption that the server created from an intent. */
export interface Redeemed extends Pick<Intent, 'edgeAmount' | 'email'> {
  readonly plan: PlanNames;
  readonly reference: string;
  /** The redemption may have ended long before the lookup. */
  readonly status: StatusOfRedemption;
  /** Why it failed. The Edge is refunded then. */
  readonly reason: string | null;
}

/** The intent has arrived, has not arrived yet, or can no longer arrive. */
export type LookupResult = Redeemed | 'notYet' | 'never';

export interface RedemptionContext {
  readonly plan: RedemptionPlan | null;
  readonly quote: Quote | null;
  /** The quote that the player has seen. A different one must be acknowledged before confirming. */
  readonly acknowledged: AcknowledgedQuote | null;
  readonly intent: Intent | null;
  readonly redeemed: Redeemed | null;
  readonly failure: RedemptionFailure | null;
  /** The failure of the last request, if Edge may still have been taken. */
  readonly sendFailure: RedemptionFailure | null;
  /** The result of the last lookup. Kept while the intent is looked up or sent again. */
  readonly known: 'unknown' | 'notArrived' | null;
  /** Whether the last lookup after the last request did not find the intent. */
  readonly isMissing: boolean;
  /** The number of lookups since the intent was sent. Unbounded. */
  readonly lookups: number;
  readonly nextLookupMs: number;
}

export type RedemptionEvent =
  | { readonly type: 'plan.chosen'; readonly plan: RedemptionPlan; readonly acknowledged: AcknowledgedQuote }
  /** The player went back to the plans. */
  | { readonly type: 'plan.dismissed' }
  /** The player requests fresh data or returns to this tab. */
  | { readonly type: 'check.requested' }
  /** The player has seen what changed. */
  | { readonly type: 'quote.acknowledged' }
  /** The key is new for every confirmation. */
  | ({ readonly type: 'redemption.confirmed' } & Pick<Intent, 'key' | 'email' | 'validUntil'>)
  /** The same intent, with the same key. */
  | { readonly type: 'redemption.retried' };

export interface Submission {
  readonly intent: Intent;
  /** The confirmed quote. Null if the same intent is sent again. */
  readonly confirmed: Quote | null;
}

export interface RedemptionActors {
  /** Reads a stored intent: from an earlier page with an unknown outcome, or from another tab. */
  readonly recallIntent: PromiseActorLogic<Intent | null, Record<string, never>>;
  readonly readQuote: PromiseActorLogic<Quote, { readonly plan: RedemptionPlan }>;
  /**
   * Stores the intent, fetches the quote again, sends the intent, and deletes it once its outcome is certain. Throws without
   * a request: `OpenElsewhere` if another tab has an intent, `QuoteChanged` if the quote differs from the confirmed one, and
   * `QuoteUnread` if it could not be fetched. When an intent is sent again, the quote is not compared, and a refusal is not
   * certain, because the first request may still arrive.
   */
  readonly submitRedemption: PromiseActorLogic<Redeemed, Submission>;
  /** Finds the intent among the player's redemptions. Deletes it once it has arrived or can no longer arrive. */
  readonly findRedemption: PromiseActorLogic<LookupResult, Intent>;
  /** Resolves when the page is visible. */
  readonly awaitVisiblePage: PromiseActorLogic<void, Record<string, never>>;
}

/** Why nothing was redeemed. Each of these is certain. */
export type Refusal =
  | 'insufficientBalance'
  | 'priceChanged'
  | 'redemptionRunning'
  /** The request arrived too long after the confirmation. */
  | 'intentExpired'
  /** Another tab of this browser has an open redemption. */
  | 'openElsewhere';

export type RedemptionFailure = CallFailure | FieldsRejected | { readonly code: Refusal };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  insufficient_balance: 'insufficientBalance',
  price_changed: 'priceChanged',
  redemption_running: 'redemptionRunning',
  intent_expired: 'intentExpired',
};

/** `submitRedemption` throws this and the next two errors without a request. */
export class OpenElsewhere extends Error {}

export class QuoteChanged extends Error {
  readonly quote: Quote;

  constructor(quote: Quote) {
    super('The quote differs from the confirmed one');
    this.quote = quote;
  }
}

export class QuoteUnread extends Error {
  readonly problem: Problem;

  constructor(cause: unknown) {
    super('The confirmed quote could not be fetched again');
    this.problem = readProblem(cause);
  }
}

/** The failure in the response to a redemption. It may have arrived all the same, see `mayHaveArrived`. */
export function readRedemptionFailure(error: unknown): RedemptionFailure {
  if (error instanceof OpenElsewhere) return { code: 'openElsewhere' };
  const problem = readProblem(error);
  const refusal = refusalOf(problem);
  return refusal === null ? readFormFailure(problem) : { code: refusal };
}

/**
 * Whether Edge may have been taken although the first request for an intent failed: it got no response, a server error, an
 * unreadable response, or the key was already used. The request may still arrive late, and no response to a second request
 * rules that out.
 */
export function mayHaveArrived({ code }: RedemptionFailure): boolean {
  return code === 'unreachable' || code === 'unexpected';
}

/** The player can correct the form or send it again later. */
export function isAboutTheForm({ code }: RedemptionFailure): boolean {
  return code === 'fieldsRejected' || code === 'tooManyTries';
}

function refusalOf({ status, code }: Problem): Refusal | null {
  return status === 400 || status === 409 ? (REFUSALS[code ?? ''] ?? null) : null;
}
