import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { EmailVerificationFailure } from '#machines/email-verification/email-verification.contract.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { requestIdOf } from '#forms/refusal.ts';
import type { callFailureReason } from '#i18n/call-failure-reason.ts';
import { refusedLinkReasons } from '#i18n/link-messages.ts';

/** Specification, section 8. */
const verificationFailed = msg`Email validation failed. Please try again or contact support.`;

interface VerificationFailureProps {
  readonly failure: EmailVerificationFailure | null;
  /** Explains a failure in terms of the last action: a typed code or a pressed button. */
  readonly reasonOf: typeof callFailureReason;
}

export function VerificationFailure({ failure, reasonOf }: VerificationFailureProps) {
  if (failure === null) return null;
  return (
    <FormFailure
      sentence={verificationFailed}
      reason={failureReason(failure, reasonOf)}
      {...requestIdOf(failure)}
    />
  );
}

function failureReason(
  failure: EmailVerificationFailure,
  reasonOf: typeof callFailureReason,
): MessageDescriptor {
  switch (failure.code) {
    case 'linkInvalid':
    case 'linkExpired':
    case 'linkSuperseded':
      return refusedLinkReasons[failure.code];
    case 'codeWrong':
      return msg`That’s not the code in our newest email. Check the six digits.`;
    case 'codeLocked':
      return msg`Too many wrong codes, so this one no longer works. Send another email.`;
    default:
      return reasonOf(failure);
  }
}
