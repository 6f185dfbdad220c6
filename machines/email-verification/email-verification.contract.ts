import type { PromiseActorLogic } from 'xstate';

import type { CountDownLogic } from '#machines/shared/count-down.ts';
import type { EmailVerificationFailure } from './email-verification.failures.ts';

export interface EmailVerificationInput {
  /**
   * What the address bar holds, judged by the page: `malformed` fails without any call, `none` means that
   * only the six-digit code is possible (the check-your-inbox screen).
   *
   * One link is one actor: the page must start a new one when the link changes.
   */
  readonly link: 'wellFormed' | 'malformed' | 'none';
}

export interface EmailVerificationContext {
  /** False once the link is known to be dead, or a newer mail replaced it. */
  readonly isLinkAlive: boolean;
  readonly failure: EmailVerificationFailure | null;
  /** Seconds until the page moves on after success. */
  readonly secondsLeft: number;
}

export type EmailVerificationEvent =
  /** The person pressed the button for the link in the address bar. */
  | { readonly type: 'link.confirmed'; readonly uidb64: string; readonly token: string }
  /** The person typed the six digits from the mail. */
  | { readonly type: 'code.entered'; readonly uidb64: string; readonly code: string }
  /** The verification-resend flow beside this one sent a new mail, so the old link and code are void. */
  | { readonly type: 'email.resent' }
  /** "Stay" on the countdown. */
  | { readonly type: 'countdown.stopped' }
  /** "Continue", on the countdown or after it was stopped. */
  | { readonly type: 'countdown.skipped' };

export interface EmailConfirmation {
  readonly uidb64: string;
  /** The token of the link, or the six-digit code. */
  readonly token: string;
}

export interface EmailVerificationActors {
  readonly confirmEmail: PromiseActorLogic<void, EmailConfirmation>;
  readonly countDown: CountDownLogic;
}
