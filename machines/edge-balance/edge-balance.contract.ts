import type { PromiseActorLogic } from 'xstate';

import type { CallFailure } from '#machines/shared/call-failure.ts';

// Every balance is a decimal string, as the server sent it.

export interface EdgeBalanceInput {
  /** The balance that every page shows at its top. */
  readonly shown: string;
}

export interface EdgeBalanceContext extends EdgeBalanceInput {
  /** What was shown before the account was read again. */
  readonly shownBefore: string;
  /** After the newest movement of the ledger; null while nobody has read it. */
  readonly ledger: string | null;
  /** Why the two could not be read again. */
  readonly failure: CallFailure | null;
}

export type EdgeBalanceEvent =
  /** Another call has told a newer balance of the account. */
  | { readonly type: 'balance.shown'; readonly balance: string }
  /** The player is back after a while in which much may have happened elsewhere. */
  | { readonly type: 'player.returned' }
  | { readonly type: 'reading.requested' };

export interface EdgeBalanceNews {
  /** Whatever tells of Edge may be out of date. */
  readonly type: 'disagreement.noticed';
}

type Nothing = Record<string, never>;

export interface EdgeBalanceActors {
  /** Answers the balance after the newest movement; zero where there is none. */
  readonly readLedger: PromiseActorLogic<string, Nothing>;
  /** Shows the account's balance at the top of every page, and answers it. */
  readonly readAccount: PromiseActorLogic<string, Nothing>;
}
