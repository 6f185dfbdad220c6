import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { EmailVerificationFailure } from '#machines/email-verification/email-verification.failures.ts';
import type { callFailureReason } from '#i18n/call-failure-reason.ts';

/** Specification, section 8. */
export const verificationFailed = msg`Email validation failed. Please try again or contact support.`;

/** Why it failed and what to do next. */
export function verificationFailureReason(
  failure: EmailVerificationFailure,
  reasonOf: typeof callFailureReason,
): MessageDescriptor {
  switch (failure.code) {
    case 'linkInvalid':
      return msg`This link is incomplete or was changed on its way. Open it again from the email, or ask for a new one.`;
    case 'linkExpired':
      return msg`This link has expired: it works for 10 minutes. Ask for a new one.`;
    case 'linkSuperseded':
      return msg`A newer link was sent to you. Open the newest email, or ask for another one.`;
    case 'codeWrong':
      return msg`This code is not the one in the newest email. Check the six digits and try again.`;
    case 'codeLocked':
      return msg`There were too many wrong codes, so this code no longer works. Ask for a new email.`;
    default:
      return reasonOf(failure);
  }
}

export const codeMissing = msg`Enter the six digits from the email.`;
