import type { PromiseActorLogic } from 'xstate';

import type { AccountDeletionFailure } from './account-deletion.failures.ts';

export interface AccountDeletionContext {
  readonly failure: AccountDeletionFailure | null;
}

export type AccountDeletionEvent =
  /** The player wants to see what a deletion would take. */
  | { readonly type: 'deletion.considered' }
  /** The player has typed the word and pressed the button. */
  | { readonly type: 'deletion.confirmed' }
  | { readonly type: 'deletion.abandoned' };

export interface AccountDeletionActors {
  /** For good: once the server has answered there is no account any more. */
  readonly deleteAccount: PromiseActorLogic<void, Record<string, never>>;
}
