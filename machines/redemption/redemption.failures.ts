import { readFormFailure, type CallFailure, type FieldsRejected } from '../shared/call-failure.ts';
import { readProblem, type Problem } from '../shared/problem.ts';

/** Why nothing was redeemed. Each of these says so for certain. */
export type Refusal =
  | 'insufficientBalance'
  | 'priceChanged'
  | 'redemptionRunning'
  /** Another tab of this browser is at a redemption of its own. */
  | 'openElsewhere';

export type RedemptionFailure = CallFailure | FieldsRejected | { readonly code: Refusal };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  insufficient_balance: 'insufficientBalance',
  price_changed: 'priceChanged',
  redemption_running: 'redemptionRunning',
};

/** What a submit throws without sending anything. */
export class OpenElsewhere extends Error {}

/** What the answer to a redemption says. Whether it `mayHaveArrived` is another question. */
export function readRedemptionFailure(error: unknown): RedemptionFailure {
  if (error instanceof OpenElsewhere) return { code: 'openElsewhere' };
  const problem = readProblem(error);
  const refusal = refusalOf(problem);
  return refusal === null ? readFormFailure(problem) : { code: refusal };
}

/**
 * Whether Edge may have been taken in spite of a failure: without an answer, after a crash, after an answer that nobody
 * understands, for a key that was used before. Of what was sent before only the server's refusal of this very intent says
 * that it never arrived: it looks for its key before it refuses. Another tab may be at the same one.
 */
export function mayHaveArrived({ code }: RedemptionFailure, wasSentBefore: boolean): boolean {
  if (wasSentBefore) return !Object.values<string>(REFUSALS).includes(code);
  return code === 'unreachable' || code === 'unexpected';
}

/** The player can mend it in the form that was sent, or send it a little later. */
export function isAboutTheForm({ code }: RedemptionFailure): boolean {
  return code === 'fieldsRejected' || code === 'tooManyTries';
}

function refusalOf({ status, code }: Problem): Refusal | null {
  return status === 400 || status === 409 ? (REFUSALS[code ?? ''] ?? null) : null;
}
