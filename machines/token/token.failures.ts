import { backOffMs } from '#machines/shared/back-off.ts';
import type { Problem } from '#machines/shared/problem.ts';
import type { TokenFacts } from './token-life.ts';

/** The meaning of a refresh answer without usable tokens. */
export type RefreshFailure =
  /** The server will never accept this token again. */
  | { readonly kind: 'refused' }
  /** The session has reached its maximum age. */
  | { readonly kind: 'tooOld' }
  /** Another tab was faster and has stored its token. */
  | { readonly kind: 'superseded' }
  /** The player logged out meanwhile. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'blocked' }
  /** Does not concern the token: a player without a network stays logged in. */
  | { readonly kind: 'transient'; readonly retryAfterSeconds: number | null };

export type RefreshOutcome =
  | { readonly kind: 'ok'; readonly facts: TokenFacts; readonly isAnotherAccount: boolean }
  | Exclude<RefreshFailure, { readonly kind: 'transient' }>
  /** `at`: the time of the answer, in milliseconds on our own clock. */
  | (Extract<RefreshFailure, { readonly kind: 'transient' }> & { readonly at: number });

/** A 200 with a string `access`, or the problem. */
export type RefreshAnswer<Tokens> = { readonly tokens: Tokens } | { readonly problem: Problem };

/** The stored token when the answer arrives, compared with the token that was sent. */
export type StoredNow = 'same' | 'other' | 'nothing';

/** The statuses with which a server refuses the token itself. */
const REFUSALS: readonly (number | null)[] = [400, 401, 404];

/** Classifies the response to a refresh. */
export function judgeRefresh<Tokens>(
  answer: RefreshAnswer<Tokens>,
  stored: StoredNow,
): { readonly kind: 'ok'; readonly tokens: Tokens } | RefreshFailure {
  if (stored === 'nothing') return { kind: 'gone' };
  if ('tokens' in answer) return stored === 'same' ? { kind: 'ok', ...answer } : { kind: 'superseded' };
  const { status, code, retryAfterSeconds } = answer.problem;
  if (status === 403) return { kind: 'blocked' };
  if (isRefusal(answer.problem)) {
    if (stored === 'other') return { kind: 'superseded' };
    return { kind: code === 'session_too_old' ? 'tooOld' : 'refused' };
  }
  return { kind: 'transient', retryAfterSeconds };
}

/** A field error does not concern the token. */
function isRefusal({ status, code, fields }: Problem): boolean {
  return REFUSALS.includes(status) && (code !== null || Object.keys(fields).length === 0);
}

/** Plans the next try after this number of consecutive failures. */
export function planRetry(failures: number, spread: number, outcome: RefreshOutcome | null) {
  const attempt = failures + 1;
  const named = outcome?.kind === 'transient' ? outcome : null;
  const retryInMs = backOffMs(attempt, named?.retryAfterSeconds ?? null, spread);
  const isLengthened = retryInMs > backOffMs(attempt, null, spread);
  return { attempt, retryInMs, retryAt: named !== null && isLengthened ? named.at + retryInMs : null };
}
