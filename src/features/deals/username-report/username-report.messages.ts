import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { UsernameReportFailure } from '#machines/username-report/username-report.failures.ts';
import { emailMessages } from '#forms/email-address.ts';
import { type Refusal, type RefusedMessages, refusalOf } from '#forms/refusal.ts';
import { refusedReport, type ReportProblems } from './username-report.schema.ts';

/** Specification, section 8. */
export const reportFailed = msg`An error occurred while submitting your username...`;

const dealMessages: Readonly<Record<NonNullable<ReportProblems['deal']>, MessageDescriptor>> = {
  missing: msg`Choose the deal that you signed up with.`,
  notOpen: msg`This deal is not open in your country any more. Choose another one, or contact support.`,
};

const usernameMessages: Readonly<Record<NonNullable<ReportProblems['username']>, MessageDescriptor>> = {
  missing: msg`Enter your username at this room.`,
  tooLong: msg`Shorten the username to 64 characters.`,
  refused: msg`Check your username at this room.`,
  submitted: msg`You have reported this username already. It is submitted and waits for its review.`,
  in_review: msg`You have reported this username already. It is in review.`,
  connected: msg`You have reported this username already. It is connected.`,
  taken: msg`This username is reported at this room already. Look among your rooms whether it is yours.`,
  reportedByAnother: msg`Another member has reported this username. Check how it is spelled, or contact support if it is yours.`,
};

/** What to say at which field. */
export function fieldMessages({
  deal,
  email,
  username,
}: ReportProblems): { readonly field: string; readonly message: MessageDescriptor }[] {
  return [
    ...(deal === null ? [] : [{ field: 'deal', message: dealMessages[deal] }]),
    ...(email === null ? [] : [{ field: 'email', message: emailMessages[email] }]),
    ...(username === null ? [] : [{ field: 'username', message: usernameMessages[username] }]),
  ];
}

const refusedMessages: RefusedMessages = {
  deal: dealMessages.notOpen,
  email: emailMessages.refused,
  username: usernameMessages.refused,
};

/** What is said at the fields of the form and what at the form, when a report was not taken. */
export function reportRefusal(failure: UsernameReportFailure | null, i18n: I18n): Refusal {
  switch (failure?.code) {
    case 'alreadyReported':
    case 'reportedByAnother': {
      const atFields = fieldMessages(refusedReport(failure));
      return {
        atFields: atFields.map(({ field, message }) => ({ field, message: i18n._(message) })),
        atForm: null,
      };
    }
    case 'outcomeUnknown':
      return {
        atFields: [],
        atForm: msg`The server did not answer, so we cannot say whether your username arrived. Check your connection and send it again: it is never taken twice.`,
      };
    default:
      return refusalOf(failure ?? null, refusedMessages, i18n);
  }
}
