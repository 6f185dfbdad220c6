import type { EmailChangeConfirmationActors } from '#machines/email-change-confirmation/email-change-confirmation.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { confirmEmailChange } from '#sdk/generated/api/email/email.ts';
import { ConfirmEmailChange200Response } from '#sdk/generated/zod/email/email.zod.ts';
import { validated } from '#sdk/validated.ts';

export const emailChangeConfirmationActors = {
  confirmEmailChange: fromPromise<void, { readonly token: string }>(async ({ input, signal }) => {
    const answer = await confirmEmailChange({ token: input.token }, { signal });
    validated(ConfirmEmailChange200Response, answer);
  }),
} satisfies EmailChangeConfirmationActors;
