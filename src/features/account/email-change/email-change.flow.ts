import { msg } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

import type {
  EmailChangeActors,
  EmailChangeSubmission,
  PendingChange,
} from '#machines/email-change/email-change.contract.ts';
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts';
import { view } from '#machines/email-change/email-change.view.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import type { MemberAccount } from '#features/account/account/account-gate.tsx';
import { useRefetchAccount } from '#features/account/account/account.queries.ts';
import { currentPasswordMessages, currentPasswordProblem } from '#forms/current-password-field.tsx';
import { emailMessages, emailProblem } from '#forms/email-address.ts';
import { refusedMessagesOf } from '#forms/field-messages.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { typedText } from '#lib/typed-text.ts';
import { cancelEmailChange, changeEmail } from '#sdk/generated/api/email/email.ts';
import { ChangeEmail200Response } from '#sdk/generated/zod/email/email.zod.ts';
import { validated } from '#sdk/validated.ts';

type Values = Readonly<Record<string, string>>;

export const emailChangeMessages = {
  new_email: {
    ...emailMessages,

    same: msg`You already use this email. Enter another one.`,
  },
  current_password: currentPasswordMessages,
};
export const refusedMessages = refusedMessagesOf(emailChangeMessages);

export function submissionOf(values: Values): EmailChangeSubmission {
  return {
    newEmail: typedText(values['new_email'] ?? ''),
    currentPassword: values['current_password'] ?? '',
  };
}

/**
 * Validates the form before it is sent. The result is in the order of the form, with the field names of the API.
 *
 * @param email the current address of the account
 */
export function emailChangeProblems(values: Values, email: string | null) {
  const { newEmail, currentPassword } = submissionOf(values);
  const isSame = newEmail.toLowerCase() === email?.toLowerCase();
  return {
    new_email: emailProblem(newEmail) ?? (isSame ? ('same' as const) : null),
    current_password: currentPasswordProblem(currentPassword),
  };
}

const machine = emailChangeMachine.provide({
  actors: {
    requestEmailChange: fromPromise<PendingChange, EmailChangeSubmission>(async ({ input, signal }) => {
      const change = { new_email: input.newEmail, current_password: input.currentPassword };
      const answer = validated(ChangeEmail200Response, await changeEmail(change, { signal }));
      return pendingUntil(answer.unconfirmed_email, answer.unconfirmed_email_expires_at);
    }),
    cancelEmailChange: fromPromise<void, Record<string, never>>(async ({ signal }) => {
      await cancelEmailChange({ signal });
    }),
  } satisfies EmailChangeActors,
});

/** A change that is not confirmed yet, from the account. */
type Unconfirmed = Pick<MemberAccount, 'unconfirmed_email' | 'unconfirmed_email_expires_at'>;

/** Follows the account, and fetches it again when it is out of date. */
export function useEmailChange(account: Unconfirmed) {
  const [input] = useState(() => ({ pending: pendingOf(account) }));
  const [snapshot, send] = useMachine(machine, { input });
  const { unconfirmed_email, unconfirmed_email_expires_at } = account;
  const { aheadOfAccount } = view(snapshot);

  useEffect(() => {
    const pending = pendingOf({ unconfirmed_email, unconfirmed_email_expires_at });
    send({ type: 'account.read', pending });
  }, [send, unconfirmed_email, unconfirmed_email_expires_at]);

  const refetchAccount = useRefetchAccount();
  useEffect(() => {
    if (aheadOfAccount !== null) refetchAccount();
  }, [aheadOfAccount, refetchAccount]);

  return {
    view: view(snapshot),
    submit: (submission: EmailChangeSubmission) => {
      send({ type: 'emailChange.submitted', ...submission });
    },
    cancel: () => {
      send({ type: 'emailChange.cancelled' });
    },
    correct: () => {
      send({ type: 'emailChange.corrected' });
    },
  };
}

export type EmailChangeFlow = ReturnType<typeof useEmailChange>;

function pendingOf({ unconfirmed_email, unconfirmed_email_expires_at }: Unconfirmed) {
  if (unconfirmed_email === null || unconfirmed_email_expires_at === null) return null;
  const pending = pendingUntil(unconfirmed_email, unconfirmed_email_expires_at);
  return pending.msLeft > 0 ? pending : null;
}

/** @param expiresAt RFC 3339, as the server gives it */
function pendingUntil(email: string, expiresAt: string): PendingChange {
  const instant = Date.parse(expiresAt);
  // An invalid time counts as expired: the form opens, and the server checks.
  return { email, expiresAt: instant, msLeft: Math.max(0, instant - Date.now()) || 0 };
}
