import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem, type Problem } from '#machines/shared/problem.ts';

/** The link will set no password, whatever is tried: only a new mail helps. */
export interface DeadLink {
  readonly code:
    | 'linkInvalid'
    | 'linkExpired'
    | 'linkUsed'
    /** A newer mail was sent; only its link works. */
    | 'linkSuperseded';
}

export type PasswordResetFailure = CallFailure | FieldsRejected | DeadLink;

/** The `code` of a 400, as the description names it. */
const DEAD_LINKS: ReadonlyMap<string, DeadLink['code']> = new Map([
  ['link_invalid', 'linkInvalid'],
  ['link_expired', 'linkExpired'],
  ['link_used', 'linkUsed'],
  ['link_superseded', 'linkSuperseded'],
]);

export function readPasswordResetFailure(error: unknown): PasswordResetFailure {
  const problem = readProblem(error);
  const deadLink = readDeadLink(problem);
  return deadLink === undefined ? readFormFailure(problem) : { code: deadLink };
}

function readDeadLink({ status, code }: Problem): DeadLink['code'] | undefined {
  if (status === 404) return 'linkInvalid';
  return status === 400 && code !== null ? DEAD_LINKS.get(code) : undefined;
}

const DEAD_LINK_CODES: ReadonlySet<string> = new Set(DEAD_LINKS.values());

export function isLinkDead(failure: PasswordResetFailure): failure is DeadLink {
  return DEAD_LINK_CODES.has(failure.code);
}
