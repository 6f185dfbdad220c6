import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { UsernameReportFailure } from '../../../machines/username-report/username-report.failures.ts';
import { emailMessages } from '../../forms/email-address.ts';
import { callFailureReason } from '../../i18n/call-failure-reason.ts';
import type { ReportProblems } from './username-report.schema.ts';

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

/** Why the form as a whole failed; null when a field says it. */
export function reportFailureReason(failure: UsernameReportFailure): MessageDescriptor | null {
  switch (failure.code) {
    case 'fieldsRejected':
    case 'alreadyReported':
    case 'reportedByAnother':
      return null;
    case 'outcomeUnknown':
      return msg`The server did not answer, so we cannot say whether your username arrived. Check your connection and send it again: it is never taken twice.`;
    default:
      return callFailureReason(failure);
  }
}
