import type { PromiseActorLogic } from 'xstate';

import { type CallFailure, type FieldsRejected, readFormFailure } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

/** An address that waits for its confirmation. Until it expires or is cancelled no other one can be asked for. */
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
  /** The address of a change that was cancelled to correct it; null otherwise. */
  readonly correction: string | null;
}

export interface EmailChangeSubmission {
  readonly newEmail: string;
  readonly currentPassword: string;
}

export type EmailChangeEvent =
  | ({ readonly type: 'emailChange.submitted' } & EmailChangeSubmission)
  /** The pending change is not wanted any more. */
  | { readonly type: 'emailChange.cancelled' }
  /** The pending change has a slip in its address: it is cancelled, and the address goes back into the form. */
  | { readonly type: 'emailChange.corrected' }
  /** The account has changed: a change of the address was asked for elsewhere, or confirmed. */
  | { readonly type: 'account.read'; readonly pending: PendingChange | null };

export interface EmailChangeActors {
  /** Answers alike whether or not the address is taken. */
  readonly requestEmailChange: PromiseActorLogic<PendingChange, EmailChangeSubmission>;
  /** A success too when nothing is pending any more. */
  readonly cancelEmailChange: PromiseActorLogic<void, Record<string, never>>;
}

export type EmailChangeFailure =
  | CallFailure
  | FieldsRejected
  /** Another change, asked for elsewhere, still waits for its confirmation. */
  | { readonly code: 'changePending' };

export function readEmailChangeFailure(error: unknown): EmailChangeFailure {
  const problem = readProblem(error);
  if (problem.status === 400 && problem.code === 'change_pending') return { code: 'changePending' };
  return readFormFailure(problem);
}
