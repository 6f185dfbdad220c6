import type {
  EmailConfirmation,
  EmailVerificationActors,
} from '#machines/email-verification/email-verification.contract.ts';
import { countDownLogic } from '#machines/shared/count-down.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { countDown } from '#lib/count-down.ts';
import { confirmEmailVerification } from '#sdk/generated/api/email/email.ts';
import { ConfirmEmailVerification200Response } from '#sdk/generated/zod/email/email.zod.ts';
import { validated } from '#sdk/validated.ts';

export const emailVerificationActors = {
  confirmEmail: fromPromise<void, EmailConfirmation>(async ({ input, signal }) => {
    const answer = await confirmEmailVerification(input.uidb64, input.token, { signal });
    validated(ConfirmEmailVerification200Response, answer);
  }),

  countDown: countDownLogic(countDown),
} satisfies EmailVerificationActors;
