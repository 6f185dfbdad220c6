import type { PromiseActorLogic } from 'xstate';

import { type CallFailure, type FieldsRejected, readFormFailure } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

/** An address that waits for its confirmation. No other one can be requested until it expires or is cancelled. */
export interface PendingChange {
  readonly email: string;
  /** Milliseconds since 1970, from the server. */
  readonly expiresAt: number;
  /** Milliseconds until then, at the time of the response. */
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
  | { readonly type: 'emailChange.cancelled' }
  /** The pending address is wrong. The change is cancelled, and the form shows the address again. */
  | { readonly type: 'emailChange.corrected' }
  /** The account was fetched. A change may have been requested or confirmed elsewhere. */
  | { readonly type: 'account.read'; readonly pending: PendingChange | null };

export interface EmailChangeActors {
  /** The response does not reveal whether the address is taken. */
  readonly requestEmailChange: PromiseActorLogic<PendingChange, EmailChangeSubmission>;
  /** Also resolves if nothing is pending. */
  readonly cancelEmailChange: PromiseActorLogic<void, Record<string, never>>;
}

export type EmailChangeFailure =
  | CallFailure
  | FieldsRejected
  /** Another change, requested elsewhere, waits for its confirmation. */
  | { readonly code: 'changePending' };

export function readEmailChangeFailure(error: unknown): EmailChangeFailure {
  const problem = readProblem(error);
  if (problem.status === 400 && problem.code === 'change_pending') return { code: 'changePending' };
  return readFormFailure(problem);
}
