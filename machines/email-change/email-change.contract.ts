import type { PromiseActorLogic } from 'xstate';

import type { EmailChangeFailure } from './email-change.failures.ts';

/** An address that waits for its confirmation. Until it expires no other one can be asked for. */
export interface PendingChange {
  readonly email: string;
  /** Milliseconds since the epoch, by the server's word. */
  readonly expiresAt: number;
  /** Milliseconds until then, as of when this was read. */
  readonly msLeft: number;
}

export interface EmailChangeInput {
  readonly pending: PendingChange | null;
}

export interface EmailChangeContext {
  readonly pending: PendingChange | null;
  readonly failure: EmailChangeFailure | null;
}

export interface EmailChangeSubmission {
  readonly newEmail: string;
  readonly currentPassword: string;
}

export type EmailChangeEvent =
  | ({ readonly type: 'emailChange.submitted' } & EmailChangeSubmission)
  /** The account tells something else than before: a change was asked for elsewhere, or confirmed. */
  | { readonly type: 'account.read'; readonly pending: PendingChange | null };

export interface EmailChangeActors {
  /** Answers alike whether or not the address is taken. */
  readonly requestEmailChange: PromiseActorLogic<PendingChange, EmailChangeSubmission>;
}
