import { msg } from '@lingui/core/macro';

import { emailMessages, emailProblem } from '#forms/email-address.ts';
import { refusedMessagesOf } from '#forms/field-messages.ts';
import { typedText } from '#lib/typed-text.ts';

/** The limit of the API, in characters. */
const LONGEST_MESSAGE = 5000;

/** Specification, section 8. */
export const feedbackFailed = msg`An error occurred while submitting your feedback...`;

export const feedbackMessages = {
  message: {
    missing: msg`Write your message.`,
    tooLong: msg`Shorten your message to 5,000 characters.`,
    refused: msg`Check your message.`,
  },
  email: emailMessages,
};

export const refusedMessages = refusedMessagesOf(feedbackMessages);

export function feedbackProblems(values: Readonly<Record<string, string>>, isAnswerNeeded: boolean) {
  const { message, email } = feedbackOf(values);
  const isTooLong = [...message].length > LONGEST_MESSAGE;
  return {
    message: message === '' ? 'missing' : isTooLong ? 'tooLong' : null,
    email: email === null && !isAnswerNeeded ? null : emailProblem(email ?? ''),
  } as const;
}

export function feedbackOf(values: Readonly<Record<string, string>>): {
  message: string;
  email: string | null;
} {
  const email = typedText(values['email'] ?? '');
  return { message: typedText(values['message'] ?? ''), email: email === '' ? null : email };
}
