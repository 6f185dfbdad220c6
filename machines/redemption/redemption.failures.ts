import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem, type Problem } from '#machines/shared/problem.ts';
import type { Offer } from './offer.ts';

/** Why nothing was redeemed. Each of these says so for certain. */
export type Refusal =
  | 'insufficientBalance'
  | 'priceChanged'
  | 'redemptionRunning'
  /** It arrived too long after it was confirmed. */
  | 'intentExpired'
  /** Another tab of this browser is at a redemption of its own. */
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

export class OfferChanged extends Error {
  readonly offer: Offer;

  constructor(offer: Offer) {
    super('Something else is true than was confirmed');
    this.offer = offer;
  }
}

export class OfferUnread extends Error {
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
 * answer, after a crash, after an answer that nobody understands, for a key that was used before. After that it may be
 * on its way for long, and no answer to a second try says that it will not arrive.
 */
export function mayHaveArrived({ code }: RedemptionFailure): boolean {
  return code === 'unreachable' || code === 'unexpected';
}

/** The player can mend it in the form that was sent, or send it a little later. */
export function isAboutTheForm({ code }: RedemptionFailure): boolean {
  return code === 'fieldsRejected' || code === 'tooManyTries';
}

function refusalOf({ status, code }: Problem): Refusal | null {
  return status === 400 || status === 409 ? (REFUSALS[code ?? ''] ?? null) : null;
}
