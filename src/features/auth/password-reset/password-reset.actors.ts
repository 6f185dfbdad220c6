import type {
  PasswordResetActors,
  PasswordResetSubmission,
} from '#machines/password-reset/password-reset.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { confirmPasswordReset } from '#sdk/generated/api/password/password.ts';

export const passwordResetActors = {
  setPassword: fromPromise<void, PasswordResetSubmission>(async ({ input, signal }) => {
    const { uidb64, token, newPassword, repeatedPassword } = input;
    const passwords = { new_password: newPassword, re_new_password: repeatedPassword };
    await confirmPasswordReset(uidb64, token, passwords, { signal });
  }),
} satisfies PasswordResetActors;
