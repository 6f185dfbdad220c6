import type {
  PasswordChangeActors,
  PasswordChangeSubmission,
} from '#machines/password-change/password-change.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { changePassword } from '#sdk/generated/api/password/password.ts';
import { ChangePassword200Response } from '#sdk/generated/zod/password/password.zod.ts';
import { validated } from '#sdk/validated.ts';
import { currentSession } from '#session/session.ts';

export const passwordChangeActors = {
  changePassword: fromPromise<void, PasswordChangeSubmission>(async ({ input }) => {
    const change = {
      current_password: input.currentPassword,
      new_password: input.newPassword,
      re_new_password: input.repeatedPassword,
    };
    // Without the signal: to give the call up when the page is left would lose the only tokens that still work.
    await currentSession().renewTokens(async () =>
      validated(ChangePassword200Response, await changePassword(change)),
    );
  }),
} satisfies PasswordChangeActors;
