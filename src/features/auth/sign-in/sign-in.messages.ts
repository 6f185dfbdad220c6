import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { SignInFailure } from '#machines/session/session.failures.ts';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import type { SignInField } from './sign-in.schema.ts';

/** Specification, section 8. */
export const signInFailed = msg`An error occurred while logging in.`;

export const fieldMessages: Readonly<Record<SignInField, MessageDescriptor>> = {
  email: msg`Enter your email address.`,
  password: msg`Enter your password.`,
};

/** Never says which of the two was wrong, nor whether the account exists. */
export function signInFailureReason(failure: SignInFailure): MessageDescriptor {
  if (failure.code !== 'refused') return callFailureReason(failure);
  return msg`Check your email and password. If your account is new, verify your email first.`;
}
