import { readCallFailure, type CallFailure } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

export type DeadLink = 'linkInvalid' | 'linkExpired' | 'linkSuperseded';

export type EmailChangeConfirmationFailure =
  | CallFailure
  /** The link will never work; `linkSuperseded` means that a newer one was sent. */
  | { readonly code: DeadLink }
  /** The link was mailed to a member who is not the one logged in here. */
  | { readonly code: 'wrongAccount' };

/** The `code` of a 400, as the description names it. */
const REFUSALS: ReadonlyMap<string, DeadLink | 'wrongAccount'> = new Map([
  ['link_invalid', 'linkInvalid'],
  ['link_expired', 'linkExpired'],
  ['link_superseded', 'linkSuperseded'],
  ['wrong_account', 'wrongAccount'],
]);

export function readEmailChangeConfirmationFailure(error: unknown): EmailChangeConfirmationFailure {
  const problem = readProblem(error);
  const refusal = problem.status === 400 ? REFUSALS.get(problem.code ?? '') : undefined;
  return refusal === undefined ? readCallFailure(problem) : { code: refusal };
}

/** Whether the same link may succeed when it is tried again. */
export function isLinkAlive({ code }: EmailChangeConfirmationFailure): boolean {
  return ![...REFUSALS.values()].some((refusal) => refusal === code);
}
