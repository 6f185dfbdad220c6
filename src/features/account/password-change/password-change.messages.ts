import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { currentPasswordMessages } from '#forms/current-password.ts';
import { newPasswordMessages, repetitionMessages } from '#forms/new-password.ts';
import type { RefusedMessages } from '#forms/refusal.ts';
import type { PasswordChangeProblems } from './password-change.schema.ts';

/** Specification, section 8: a generic error with a hint to support. */
export const passwordChangeFailed = msg`An error occurred while changing your password. Please try again or contact support.`;

/** What the server's refusal of a field is said with. */
export const refusedMessages: RefusedMessages = {
  current_password: currentPasswordMessages.refused,
  new_password: newPasswordMessages.refused,
  re_new_password: repetitionMessages.refused,
};

/** What to say at which field. */
export function fieldMessages({
  current_password,
  new_password,
  re_new_password,
}: PasswordChangeProblems): { readonly field: string; readonly message: MessageDescriptor }[] {
  return [
    ...(current_password === null
      ? []
      : [{ field: 'current_password', message: currentPasswordMessages[current_password] }]),
    ...(new_password === null ? [] : [{ field: 'new_password', message: newPasswordMessages[new_password] }]),
    ...(re_new_password === null
      ? []
      : [{ field: 're_new_password', message: repetitionMessages[re_new_password] }]),
  ];
}
