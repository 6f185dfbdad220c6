import type { PromiseActorLogic } from 'xstate';

import { type CallFailure, readCallFailure } from '#machines/shared/call-failure.ts';
import type { CountDownLogic } from '#machines/shared/count-down.ts';
import { type Problem, readProblem } from '#machines/shared/problem.ts';

export interface EmailVerificationInput {
  /**
   * The link in the address bar, checked by the page: `malformed` fails without a request, `none` allows only the
   * six-digit code (the check-your-inbox screen). The page must start a new actor when the link changes.
   */
  readonly link: 'wellFormed' | 'malformed' | 'none';
}

export interface EmailVerificationContext {
  /** False if the link is dead or a newer mail has replaced it. */
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
  | { readonly type: 'countdown.stopped' };

export interface EmailConfirmation {
  readonly uidb64: string;
  /** The token of the link, or the six-digit code. */
  readonly token: string;
}

export interface EmailVerificationActors {
  readonly confirmEmail: PromiseActorLogic<void, EmailConfirmation>;
  readonly countDown: CountDownLogic;
}

export type EmailVerificationFailure =
  | CallFailure
  | { readonly code: 'linkInvalid' }
  | { readonly code: 'linkExpired' }
  /** A newer mail was sent; only its link and code work. */
  | { readonly code: 'linkSuperseded' }
  | { readonly code: 'codeWrong' }
  /** Too many wrong codes: only a new mail helps. */
  | { readonly code: 'codeLocked' };

type RefusalCode = Exclude<EmailVerificationFailure['code'], CallFailure['code']>;

/** By the `code` of a 400 in the API description. */
const REFUSALS: ReadonlyMap<string, RefusalCode> = new Map([
  ['link_invalid', 'linkInvalid'],
  ['link_expired', 'linkExpired'],
  ['link_superseded', 'linkSuperseded'],
  ['code_wrong', 'codeWrong'],
  ['code_locked', 'codeLocked'],
]);

export function readEmailVerificationFailure(error: unknown): EmailVerificationFailure {
  const problem = readProblem(error);
  const refusal = readRefusal(problem);
  return refusal ? { code: refusal } : readCallFailure(problem);
}

function readRefusal({ status, code }: Problem): RefusalCode | undefined {
  if (status === 404) return 'linkInvalid';
  return status === 400 && code !== null ? REFUSALS.get(code) : undefined;
}

/** Whether the link will never work again. */
export function isLinkDead({ code }: EmailVerificationFailure): boolean {
  return code === 'linkInvalid' || code === 'linkExpired' || code === 'linkSuperseded';
}

/** Whether a code can still be used: a newer mail has its own code, and a code expires with its link. */
export function isCodeUsable(failure: EmailVerificationFailure | null): boolean {
  return failure === null || !CODE_IS_DEAD.has(failure.code);
}

const CODE_IS_DEAD: ReadonlySet<EmailVerificationFailure['code']> = new Set([
  'linkInvalid',
  'linkExpired',
  'codeLocked',
]);
