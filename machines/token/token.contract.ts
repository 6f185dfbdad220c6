import type { PromiseActorLogic } from 'xstate';

import type { TokenFacts } from './token-life.ts';
import type { RefreshOutcome } from './token.failures.ts';

/** Why there are no tokens: `none` were ever there, the player `cleared` them, the server `refused` them or found the session `tooOld`, another tab removed them (`gone`). */
export type TokenEnding = 'none' | 'cleared' | 'refused' | 'tooOld' | 'gone';

export interface TokenContext extends TokenFacts, TokenInput {
  readonly ending: TokenEnding;
  /** The server answered 401 for the current token, so it is unusable regardless of its age. */
  readonly isRejected: boolean;
  /** Another tab replaced the stored token while we sent the old one. The refresh is retried once. */
  readonly wasSuperseded: boolean;
  /** Failed refreshes in a row. */
  readonly attempt: number;
  readonly retryInMs: number;
  /** When the server lets us try again (`Retry-After`), in milliseconds on our own clock; null for a wait of our own, which may be shortened. */
  readonly retryAt: number | null;
}

export interface TokenInput {
  /** A random number from 0 to 1 that shortens the wait for a retry, so that tabs do not retry together. */
  readonly spread: number;
}

export type TokenEvent =
  /** A request asks for a token at this moment. */
  | { readonly type: 'token.needed'; readonly at: number }
  /** A 401 for the token of this generation. */
  | { readonly type: 'token.rejected'; readonly generation: number }
  /** A 401 for a request that was sent again with the refreshed token. */
  | { readonly type: 'replay.rejected'; readonly generation: number }
  | { readonly type: 'tokens.received'; readonly facts: TokenFacts }
  | { readonly type: 'tokens.cleared' }
  /** Another tab logged out. */
  | { readonly type: 'tokens.gone' }
  /** Another tab logged in while this one was logged out. */
  | { readonly type: 'tokens.found' }
  /** Another tab logged in again while this one was logged in, perhaps with another account. */
  | { readonly type: 'tokens.replaced' }
  | { readonly type: 'network.returned' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry.requested' };

/** Emitted events. The session subscribes to them. */
export type TokenEmitted =
  | { readonly type: 'token.refreshed' }
  | { readonly type: 'tokens.refused' }
  | { readonly type: 'tokens.tooOld' }
  | { readonly type: 'tokens.gone' }
  | { readonly type: 'account.replaced' };

export interface TokenActors {
  /** Whether a refresh token is stored. */
  readonly readStoredToken: PromiseActorLogic<boolean, Record<string, never>>;
  /** Exchanges the stored refresh token, one tab at a time, and keeps the new tokens in the vault. */
  readonly refreshToken: PromiseActorLogic<RefreshOutcome, Record<string, never>>;
}
