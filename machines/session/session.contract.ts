import type { PromiseActorLogic } from 'xstate';

import type { CallFailure } from '#machines/shared/call-failure.ts';
import type { LogInFailure } from './session.failures.ts';

/** The fields of the account in the API that every page may need. */
export interface SessionAccount {
  readonly id: number;
  /** Its presence means that the address is verified. */
  readonly email: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly country: string;
  /** A decimal string. */
  readonly edge_balance: string;
  readonly flags: readonly string[];
  /** As the server sent them. Empty if they are missing or invalid. */
  readonly subscriptions: readonly unknown[];
}

/** Why nobody is logged in. `lost`: the server ended the session. `tooOld`: it ended because of its age. Otherwise: the failed call. */
export type SessionError = CallFailure['code'] | 'lost' | 'tooOld';

export interface SessionContext {
  readonly user: SessionAccount | null;
  readonly error: SessionError | null;
  readonly logInFailure: LogInFailure | null;
  /** Whether the start-up has finished. Stays true from then on. */
  readonly isInitialized: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type SessionEvent =
  | ({ readonly type: 'logIn.requested' } & Credentials)
  /** The player cancels a pending login. */
  | { readonly type: 'logIn.stopped' }
  | { readonly type: 'logInFailure.dismissed' }
  | { readonly type: 'logOut.requested' }
  /** The server has deleted the account, and its tokens with it. */
  | { readonly type: 'account.deleted' }
  | { readonly type: 'retry.requested' }
  /** The server answers again, or the network is back. */
  | { readonly type: 'server.returned' }
  | { readonly type: 'user.updated'; readonly changes: Partial<SessionAccount> }
  /** The server refused the tokens. */
  | { readonly type: 'session.lost' }
  /** The server ended the session because of its age. */
  | { readonly type: 'session.tooOld' }
  /** Another tab logged out. */
  | { readonly type: 'session.gone' }
  /** Another tab logged in. */
  | { readonly type: 'session.found' }
  /** Another tab logged in again, perhaps with another account. */
  | { readonly type: 'account.replaced' };

export interface SessionEmitted {
  /** Subscribers must drop all data that was fetched for the player. */
  readonly type: 'session.cleared';
}

export interface SessionActors {
  /** Whether there is an access token or a stored refresh token. */
  readonly findTokens: PromiseActorLogic<boolean, Record<string, never>>;
  readonly fetchAccount: PromiseActorLogic<SessionAccount, Record<string, never>>;
  /** Exchanges the credentials for tokens and stores them. Also resolves if another tab has logged in meanwhile. */
  readonly logIn: PromiseActorLogic<void, Credentials>;
  /** Drops the tokens in this browser at once. The request to the server is best effort. */
  readonly logOut: PromiseActorLogic<void, Record<string, never>>;
  /** Drops the tokens in this browser without a request to the server. */
  readonly forgetTokens: PromiseActorLogic<void, Record<string, never>>;
}
