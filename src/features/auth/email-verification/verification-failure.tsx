import type { EmailVerificationFailure } from '#machines/email-verification/email-verification.failures.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import type { callFailureReason } from '#i18n/call-failure-reason.ts';
import { verificationFailed, verificationFailureReason } from './email-verification.messages.ts';

interface VerificationFailureProps {
  readonly failure: EmailVerificationFailure | null;
  /** In words for what was done last: a code typed, or a button pressed. */
  readonly reasonOf: typeof callFailureReason;
}

export function VerificationFailure({ failure, reasonOf }: VerificationFailureProps) {
  if (failure === null) return null;
  return <FormFailure sentence={verificationFailed} reason={verificationFailureReason(failure, reasonOf)} />;
}
