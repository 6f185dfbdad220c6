import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import {
  passwordResetMachine,
  view,
  type DeadLink,
  type PasswordResetActors,
  type PasswordResetSubmission,
} from '#machines/password-reset/password-reset.machine.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { refusedMessagesOf } from '#forms/field-messages.ts';
import {
  newPasswordMessages,
  newPasswordProblem,
  repetitionMessages,
  repetitionProblem,
} from '#forms/new-password.ts';
import { refusedLinkReasons } from '#i18n/link-messages.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { confirmPasswordReset } from '#sdk/generated/api/password/password.ts';

type Values = Readonly<Record<string, string>>;

/** Specification, section 8. */
export const linkDead = msg`It seems link is incorrect or already expired.`;

/** Which of the two it is, and what to do next. */
export const deadLinkReasons: Readonly<Record<DeadLink['code'], MessageDescriptor>> = {
  ...refusedLinkReasons,
  linkUsed: msg`You’ve already used this link. Log in with the password you chose, or ask for a new link.`,
};

export const passwordMessages = { new_password: newPasswordMessages, re_new_password: repetitionMessages };
export const refusedMessages = refusedMessagesOf(passwordMessages);

export function passwordsOf(values: Values): { newPassword: string; repeatedPassword: string } {
  return { newPassword: values['new_password'] ?? '', repeatedPassword: values['re_new_password'] ?? '' };
}

export function passwordProblems(values: Values) {
  const { newPassword, repeatedPassword } = passwordsOf(values);
  return {
    new_password: newPasswordProblem(newPassword),
    re_new_password: repetitionProblem(newPassword, repeatedPassword),
  };
}

/** The two parts of the mailed link. */
export type MailedLink = Pick<PasswordResetSubmission, 'uidb64' | 'token'>;

const machine = passwordResetMachine.provide({
  actors: {
    setPassword: fromPromise<void, PasswordResetSubmission>(async ({ input, signal }) => {
      const { uidb64, token, newPassword, repeatedPassword } = input;
      const passwords = { new_password: newPassword, re_new_password: repeatedPassword };
      await confirmPasswordReset(uidb64, token, passwords, { signal });
    }),
  } satisfies PasswordResetActors,
});

/** Handles one link. The parent gives the component a key made of the link, so that another link starts over. */
export function usePasswordReset() {
  const [snapshot, send] = useMachine(machine);
  return {
    view: view(snapshot),
    submit: (submission: PasswordResetSubmission) => {
      send({ type: 'password.submitted', ...submission });
    },
  };
}

export type PasswordReset = ReturnType<typeof usePasswordReset>;
