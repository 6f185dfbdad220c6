import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { ownReport } from '#domain/report-stage.ts';
import { emailMessages, emailProblem } from '#forms/email-address.ts';
import { refusedMessagesOf } from '#forms/field-messages.ts';
import { type Refusal, refusalOf } from '#forms/refusal.ts';
import { typedText } from '#lib/typed-text.ts';
import type { UsernameReportFailure } from '#machines/username-report/username-report.contract.ts';
import type { RoomAccount } from '#queries/room-accounts.ts';

interface Submission {
  readonly deal: number | null;
  readonly email: string;
  readonly username: string;
}

/** The limit of the API, in characters. */
const LONGEST_USERNAME = 64;

/** Specification, section 8. */
export const reportFailed = msg`An error occurred while submitting your username...`;

export const alreadyReported = msg`This username is already reported at this room.`;

export const reportMessages = {
  deal: {
    missing: msg`Choose the deal you signed up with.`,
    refused: msg`This deal isn’t open in your country any more. Choose another one, or contact support.`,
  },
  email: emailMessages,
  username: {
    missing: msg`Enter your username at this room.`,
    tooLong: msg`Shorten the username to 64 characters.`,
    submitted: alreadyReported,
    in_review: alreadyReported,
    connected: alreadyReported,
    taken: alreadyReported,
    reportedByAnother: msg`Another member has reported this username. Check the spelling.`,
    refused: msg`Enter your username at this room.`,
  },
};

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

/** @param accounts what the player has reported so far; empty while it is not known */
export function reportProblems(
  { deal, email, username }: Submission,
  room: string,
  accounts: readonly RoomAccount[],
) {
  return {
    deal: deal === null ? 'missing' : null,
    email: emailProblem(email),
    username: usernameProblem(username) ?? ownReport(accounts, room, username)?.status ?? null,
  } as const;
}

function usernameProblem(username: string): 'missing' | 'tooLong' | null {
  if (username === '') return 'missing';
  return username.length > LONGEST_USERNAME ? 'tooLong' : null;
}

export function reportRefusal(failure: UsernameReportFailure | null, i18n: I18n): Refusal {
  const atUsername = (problem: keyof typeof reportMessages.username) => ({
    atFields: [{ field: 'username', message: i18n._(reportMessages.username[problem]) }],
    atForm: null,
  });
  switch (failure?.code) {
    case 'alreadyReported':
      return atUsername(failure.report?.status ?? 'taken');
    case 'reportedByAnother':
      return atUsername('reportedByAnother');
    case 'outcomeUnknown':
      return {
        atFields: [],
        atForm: msg`We don’t know whether your username arrived. Check your connection and send it again. It only counts once.`,
      };
    default:
      return refusalOf(failure ?? null, refusedMessagesOf(reportMessages), i18n);
  }
}
