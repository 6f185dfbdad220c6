import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { LogInFailure } from '#machines/session/session.failures.ts';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import type { LogInField } from './login.schema.ts';

/** Specification, section 8. */
export const logInFailed = msg`An error occurred while logging in.`;

export const fieldMessages: Readonly<Record<LogInField, MessageDescriptor>> = {
  email: msg`Enter your email address.`,
  password: msg`Enter your password.`,
};

/** Never says which of the two was wrong, nor whether the account exists. */
export function logInFailureReason(failure: LogInFailure): MessageDescriptor {
  if (failure.code !== 'refused') return callFailureReason(failure);
  return msg`Check your email and password. If your account is new, verify your email first.`;
}
