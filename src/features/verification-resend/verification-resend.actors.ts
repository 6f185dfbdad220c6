import { fromPromise } from 'xstate';

import type { VerificationResendActors } from '../../../machines/verification-resend/verification-resend.contract.ts';
import { resendEmailVerification } from '../../sdk/generated/api/email/email.ts';

export const verificationResendActors = {
  sendVerificationEmail: fromPromise<void, { readonly email: string }>(async ({ input, signal }) => {
    await resendEmailVerification({ email: input.email }, undefined, signal);
  }),
} satisfies VerificationResendActors;
