import type { Problem } from '../shared/problem.ts';
import type { TokenFacts } from './token.contract.ts';

/** What a refresh answer means. */
export type RefreshOutcome =
  | { readonly kind: 'ok'; readonly facts: TokenFacts; readonly isAnotherAccount: boolean }
  | Exclude<RefreshVerdict, { readonly kind: 'ok' }>;

export type RefreshVerdict =
  | { readonly kind: 'ok' }
  /** The server will never take this token again. */
  | { readonly kind: 'refused' }
  /** Another tab was faster; its token is in the storage. */
  | { readonly kind: 'superseded' }
  /** Signed out meanwhile. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'blocked' }
  /** Says nothing about the token: a player in a tunnel stays signed in. */
  | { readonly kind: 'transient'; readonly retryAfterSeconds: number | null };

/** What the storage holds when the answer is there, compared with the token that was sent. */
export type StoredNow = 'same' | 'other' | 'nothing';

/** The statuses by which a server says that the token itself is bad. */
const REFUSALS: readonly (number | null)[] = [400, 401, 404];

/** Decides what a refresh answer means. `problem` is null for a 200 with a string `access`. */
export function judgeRefresh(problem: Problem | null, stored: StoredNow): RefreshVerdict {
  if (stored === 'nothing') return { kind: 'gone' };
  if (problem?.status === 403) return { kind: 'blocked' };
  if (problem === null || REFUSALS.includes(problem.status)) {
    if (stored === 'other') return { kind: 'superseded' };
    return problem === null ? { kind: 'ok' } : { kind: 'refused' };
  }
  return { kind: 'transient', retryAfterSeconds: problem.retryAfterSeconds };
}

const BACK_OFF_SECONDS = [1, 2, 5, 15] as const;
const LONGEST_BACK_OFF_SECONDS = 60;

/**
 * Milliseconds until the next try. `spread` (0 to 1) shortens the wait by up to a quarter, so that the tabs of
 * a whole town do not come back in the same second. A wait that the server named is never shortened.
 */
export function backOffMs(attempt: number, retryAfterSeconds: number | null, spread: number): number {
  if (retryAfterSeconds !== null) return retryAfterSeconds * 1000;
  const seconds = BACK_OFF_SECONDS[attempt - 1] ?? LONGEST_BACK_OFF_SECONDS;
  return Math.round(seconds * 1000 * (1 - spread / 4));
}
