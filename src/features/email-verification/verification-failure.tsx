import type { EmailVerificationFailure } from '../../../machines/email-verification/email-verification.failures.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { verificationFailed, verificationFailureReason } from './email-verification.messages.ts';

export function VerificationFailure({ failure }: { readonly failure: EmailVerificationFailure | null }) {
  if (failure === null) return null;
  return <FormFailure sentence={verificationFailed} reason={verificationFailureReason(failure)} />;
}
