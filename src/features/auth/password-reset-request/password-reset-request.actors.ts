import { countDownLogic } from '#machines/shared/count-down.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import type { MailRequestActors } from '#machines/shared/mail-request.contract.ts';
import { countDown } from '#lib/count-down.ts';
import { resetPassword } from '#sdk/generated/api/password/password.ts';

export const passwordResetRequestActors = {
  sendMail: fromPromise<void, { readonly email: string }>(async ({ input, signal }) => {
    await resetPassword({ email: input.email }, { signal });
  }),
  countDown: countDownLogic(countDown),
} satisfies MailRequestActors;
