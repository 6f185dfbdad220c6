import { countDownLogic } from '#machines/shared/count-down.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import type { MailRequestActors } from '#machines/shared/mail-request.contract.ts';
import { countDown } from '#lib/count-down.ts';
import { resendEmailChange } from '#sdk/generated/api/email/email.ts';

export const emailChangeResendActors = {
  sendMail: fromPromise<void, { readonly email: string }>(async ({ signal }) => {
    await resendEmailChange({ signal });
  }),
  countDown: countDownLogic(countDown),
} satisfies MailRequestActors;
