import { countDownLogic } from '#machines/shared/count-down.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import type { MailRequestActors } from '#machines/shared/mail-request.contract.ts';
import { countDown } from '#lib/count-down.ts';
import { resendEmailVerification } from '#sdk/generated/api/email/email.ts';

export const verificationResendActors = {
  sendMail: fromPromise<void, { readonly email: string }>(async ({ input, signal }) => {
    await resendEmailVerification({ email: input.email }, { signal });
  }),
  countDown: countDownLogic(countDown),
} satisfies MailRequestActors;
