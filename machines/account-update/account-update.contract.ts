import type { PromiseActorLogic } from 'xstate';

import type { AccountUpdateFailure } from './account-update.failures.ts';

/** What a member can change by a mere update, under the names that the API gives it. */
export interface AccountFields {
  readonly first_name: string;
  readonly last_name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly marketing_opt_in: boolean;
  /** Empty when none is given; so are the next two. */
  readonly whatsapp_number: string;
  readonly discord_id: string;
  readonly telegram: string;
}

export type AccountField = keyof AccountFields;
export type AccountChanges = Partial<AccountFields>;

export interface AccountUpdateContext {
  /** As the server last told it. */
  readonly saved: AccountFields;
  /** On its way to the server. */
  readonly sent: AccountChanges;
  /** Made meanwhile; goes next. */
  readonly waiting: AccountChanges;
  /** What the server did not take since it was last changed, and why. */
  readonly refused: Readonly<Partial<Record<AccountField, AccountUpdateFailure>>>;
  /** What went through since the last change that found nothing on its way. */
  readonly confirmed: readonly AccountField[];
}

export type AccountUpdateEvent =
  /** Fields that are as they were need not be left out. */
  | { readonly type: 'account.changed'; readonly changes: AccountChanges }
  /** Read anew, perhaps changed elsewhere. */
  | { readonly type: 'account.read'; readonly account: AccountFields }
  /** The player goes on: what became of these fields need not be said any longer. */
  | { readonly type: 'outcome.dismissed'; readonly fields: readonly AccountField[] };

export type AccountUpdateNews =
  | { readonly type: 'account.saved'; readonly account: AccountFields }
  /** No answer that could be read: the server may have made the change all the same. */
  | { readonly type: 'account.doubted' };

export interface AccountUpdateActors {
  /** Answers the account as it is after the changes. */
  readonly updateAccount: PromiseActorLogic<AccountFields, { readonly changes: AccountChanges }>;
}
