import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { emailMessages, emailProblem } from '#forms/email-address.ts';
import type { RefusedMessages } from '#forms/refusal.ts';
import { typedText } from '#lib/typed-text.ts';

/** The limit of the API, in characters. */
const LONGEST_MESSAGE = 5000;

/** Specification, section 8. */
export const feedbackFailed = msg`An error occurred while submitting your feedback...`;

export const refusedMessages: RefusedMessages = {
  message: msg`Check your message.`,
  email: emailMessages.refused,
};

const missing = msg`Write what you would like to know or tell us.`;
const tooLong = msg`Shorten your message to 5,000 characters, or send it in two parts.`;

export function feedbackProblems(
  values: Readonly<Record<string, string>>,
  { isAnswerNeeded }: { readonly isAnswerNeeded: boolean },
): { readonly field: string; readonly message: MessageDescriptor }[] {
  const { message, email } = feedbackOf(values);
  const inEmail = email === null && !isAnswerNeeded ? null : emailProblem(email ?? '');
  return [
    ...(message === '' ? [{ field: 'message', message: missing }] : []),
    ...([...message].length > LONGEST_MESSAGE ? [{ field: 'message', message: tooLong }] : []),
    ...(inEmail === null ? [] : [{ field: 'email', message: emailMessages[inEmail] }]),
  ];
}

export function feedbackOf(values: Readonly<Record<string, string>>): {
  message: string;
  email: string | null;
} {
  const email = typedText(values['email'] ?? '');
  return { message: typedText(values['message'] ?? ''), email: email === '' ? null : email };
}
