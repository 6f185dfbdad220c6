import type { UsernameReportFailure } from '#machines/username-report/username-report.failures.ts';
import { emailProblem, type EmailProblem } from '#forms/email-address.ts';
import { typedText } from '#lib/typed-text.ts';
import type { RoomAccount } from '#sdk/generated/model/room-account.ts';
import { ownReport, type OwnReport } from './own-report.ts';

/** `submitted`, `in_review`, `connected`: the player has reported it already, and that is how it stands. */
type UsernameProblem =
  'missing' | 'tooLong' | 'refused' | 'taken' | 'reportedByAnother' | OwnReport['status'];

/** What is wrong with each field, under the names that the API gives them, in the order of the form. */
export interface ReportProblems {
  readonly deal: 'missing' | 'notOpen' | null;
  readonly email: EmailProblem | null;
  readonly username: UsernameProblem | null;
}

export interface Submission {
  readonly deal: number | null;
  readonly email: string;
  readonly username: string;
}

/** What the API takes, in characters. */
const LONGEST_USERNAME = 64;

/**
 * Checks the form before anything is sent.
 *
 * @param accounts what the player has reported so far; empty while nobody knows
 */
export function reportProblems(
  submission: Submission,
  room: string,
  accounts: readonly RoomAccount[],
): ReportProblems {
  const { deal, email, username } = submission;
  return {
    deal: deal === null ? 'missing' : null,
    email: emailProblem(email),
    username: usernameProblem(username) ?? ownReport(accounts, room, username)?.status ?? null,
  };
}

/** The same for a username that the server has already. */
export function refusedReport(
  failure: Extract<UsernameReportFailure, { code: 'alreadyReported' | 'reportedByAnother' }>,
): ReportProblems {
  const username = failure.code === 'reportedByAnother' ? failure.code : (failure.report?.status ?? 'taken');
  return { deal: null, email: null, username };
}

/** @param onlyDeal the deal of a room that has one, for which there is no field */
export function submissionOf(
  values: Readonly<Record<string, string>>,
  onlyDeal: number | undefined,
): Submission {
  const chosen = values['deal'];
  return {
    deal: onlyDeal ?? (chosen === undefined ? null : Number(chosen)),
    email: typedText(values['email'] ?? ''),
    username: typedText(values['username'] ?? ''),
  };
}

function usernameProblem(username: string): 'missing' | 'tooLong' | null {
  if (username === '') return 'missing';
  return username.length > LONGEST_USERNAME ? 'tooLong' : null;
}
