import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';
import type { ReportedUsername } from './reported-username.ts';

export type UsernameReportFailure =
  | CallFailure
  | FieldsRejected
  /** The username is reported at this room: by the player, when `report` tells of it; null when nobody could look. */
  | { readonly code: 'alreadyReported'; readonly report: ReportedUsername | null }
  /** The username is reported at this room, and not by the player. */
  | { readonly code: 'reportedByAnother' }
  /** There was no answer, and nobody could look whether the report arrived. */
  | { readonly code: 'outcomeUnknown' };

/** What the answer to a report says by itself, before anybody has looked at the player's reports. */
export function readUsernameReportFailure(error: unknown): UsernameReportFailure {
  const problem = readProblem(error);
  if (problem.status === 409) return { code: 'alreadyReported', report: null };
  return readFormFailure(problem);
}
