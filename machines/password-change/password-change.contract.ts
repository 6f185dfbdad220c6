import type { PromiseActorLogic } from 'xstate';

import type { PasswordChangeFailure } from './password-change.failures.ts';

export interface PasswordChangeSubmission {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeatedPassword: string;
}

export interface PasswordChangeContext {
  readonly failure: PasswordChangeFailure | null;
}

export type PasswordChangeEvent =
  | ({ readonly type: 'passwordChange.submitted' } & PasswordChangeSubmission)
  /** "Change it again" after success. */
  | { readonly type: 'form.reopened' };

export interface PasswordChangeActors {
  /** The new tokens that the server answers with never come this way: the session takes them over. */
  readonly changePassword: PromiseActorLogic<void, PasswordChangeSubmission>;
}
