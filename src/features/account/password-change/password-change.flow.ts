import { msg } from '@lingui/core/macro';

import {
  passwordChangeMachine,
  view,
  type PasswordChangeActors,
  type PasswordChangeSubmission,
} from '#machines/password-change/password-change.machine.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { currentPasswordMessages, currentPasswordProblem } from '#forms/current-password-field.tsx';
import { refusedMessagesOf } from '#forms/field-messages.ts';
import {
  newPasswordMessages,
  newPasswordProblem,
  repetitionMessages,
  repetitionProblem,
} from '#forms/new-password.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { changePassword } from '#sdk/generated/api/password/password.ts';
import { ChangePassword200Response } from '#sdk/generated/zod/password/password.zod.ts';
import { validated } from '#sdk/validated.ts';
import { currentSession } from '#session/session.ts';

type Values = Readonly<Record<string, string>>;

/** Specification, section 8: a generic error with a hint to support. */
export const passwordChangeFailed = msg`An error occurred while changing your password. Please try again or contact support.`;

export const passwordChangeMessages = {
  current_password: currentPasswordMessages,
  new_password: newPasswordMessages,
  re_new_password: repetitionMessages,
};
export const refusedMessages = refusedMessagesOf(passwordChangeMessages);

export function submissionOf(values: Values): PasswordChangeSubmission {
  return {
    currentPassword: values['current_password'] ?? '',
    newPassword: values['new_password'] ?? '',
    repeatedPassword: values['re_new_password'] ?? '',
  };
}

/** Validates the form before it is sent. The result is in the order of the form, with the field names of the API. */
export function passwordChangeProblems(values: Values) {
  const { currentPassword, newPassword, repeatedPassword } = submissionOf(values);
  return {
    current_password: currentPasswordProblem(currentPassword),
    new_password: newPasswordProblem(newPassword),
    re_new_password: repetitionProblem(newPassword, repeatedPassword),
  };
}

const machine = passwordChangeMachine.provide({
  actors: {
    changePassword: fromPromise<void, PasswordChangeSubmission>(async ({ input }) => {
      const change = {
        current_password: input.currentPassword,
        new_password: input.newPassword,
        re_new_password: input.repeatedPassword,
      };
      // Without the signal: cancelling the call when the page is left would lose the only valid tokens.
      await currentSession().renewTokens(async () =>
        validated(ChangePassword200Response, await changePassword(change)),
      );
    }),
  } satisfies PasswordChangeActors,
});

export function usePasswordChange() {
  const [snapshot, send] = useMachine(machine);
  return {
    view: view(snapshot),
    submit: (submission: PasswordChangeSubmission) => {
      send({ type: 'passwordChange.submitted', ...submission });
    },
    reopen: () => {
      send({ type: 'form.reopened' });
    },
  };
}
