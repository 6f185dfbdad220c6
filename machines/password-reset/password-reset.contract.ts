import type { PromiseActorLogic } from 'xstate';

import type { PasswordResetFailure } from './password-reset.failures.ts';

/** The two parts of the mailed link. */
interface ResetLink {
  readonly uidb64: string;
  readonly token: string;
}

/** Travels in the event only: neither the link's token nor a password rests in the context. */
export interface PasswordResetSubmission extends ResetLink {
  readonly newPassword: string;
  readonly repeatedPassword: string;
}

export interface PasswordResetContext {
  readonly failure: PasswordResetFailure | null;
}

export type PasswordResetEvent = { readonly type: 'password.submitted' } & PasswordResetSubmission;

export interface PasswordResetActors {
  readonly setPassword: PromiseActorLogic<void, PasswordResetSubmission>;
}
