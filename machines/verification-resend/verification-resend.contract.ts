import type { PromiseActorLogic } from 'xstate';

import type { VerificationResendFailure } from './verification-resend.failures.ts';

export interface VerificationResendInput {
  /** The address as far as it is known; empty when the player still has to type it. */
  readonly email: string;
  /** True right after sign-up: a mail is on its way, so the flow starts in the cool-down. */
  readonly justSent: boolean;
}

export interface VerificationResendContext {
  readonly email: string;
  /** Seconds until another mail may be asked for; 0 when it may be asked for now. */
  readonly secondsLeft: number;
  readonly failure: VerificationResendFailure | null;
}

export type VerificationResendEvent =
  | { readonly type: 'email.requested'; readonly email: string }
  /** The player wants to use another address. */
  | { readonly type: 'address.reopened' };

export interface VerificationResendActors {
  /** Answers alike for known and unknown addresses. */
  readonly sendVerificationEmail: PromiseActorLogic<void, { readonly email: string }>;
}
