import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { currentPasswordMessages } from '#forms/current-password.ts';
import { emailMessages } from '#forms/email-address.ts';
import type { RefusedMessages } from '#forms/refusal.ts';
import type { EmailChangeProblems } from './email-change.schema.ts';

/** Specification, section 8: a generic error with a hint to support. */
export const emailChangeFailed = msg`An error occurred while changing your email. Please try again or contact support.`;

export const cancellingFailed = msg`The change could not be cancelled.`;

const newEmailMessages: Readonly<Record<NonNullable<EmailChangeProblems['new_email']>, MessageDescriptor>> = {
  ...emailMessages,
  missing: msg`Enter your new email address.`,
  same: msg`This is your email already. Enter another one.`,
};

/** What the server's refusal of a field is said with. */
export const refusedMessages: RefusedMessages = {
  new_email: newEmailMessages.refused,
  current_password: currentPasswordMessages.refused,
};

/** What to say at which field. */
export function fieldMessages({
  new_email,
  current_password,
}: EmailChangeProblems): { readonly field: string; readonly message: MessageDescriptor }[] {
  return [
    ...(new_email === null ? [] : [{ field: 'new_email', message: newEmailMessages[new_email] }]),
    ...(current_password === null
      ? []
      : [{ field: 'current_password', message: currentPasswordMessages[current_password] }]),
  ];
}
