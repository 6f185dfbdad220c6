import { readCallFailure, type CallFailure } from '#machines/shared/call-failure.ts';
import { readProblem, type Problem } from '#machines/shared/problem.ts';

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

/** The `code` of a 400, as the description names it. */
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

/** Whether the link itself will never work again, whatever is tried. */
export function isLinkDead({ code }: EmailVerificationFailure): boolean {
  return code === 'linkInvalid' || code === 'linkExpired' || code === 'linkSuperseded';
}

/** Whether a code can still help: a newer mail has one of its own, an expired link and its code are dead alike. */
export function isCodeUsable(failure: EmailVerificationFailure | null): boolean {
  return failure === null || !CODE_IS_DEAD.has(failure.code);
}

const CODE_IS_DEAD: ReadonlySet<EmailVerificationFailure['code']> = new Set([
  'linkInvalid',
  'linkExpired',
  'codeLocked',
]);
