import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { emailMessages } from '#forms/email-address.ts';
import type { RefusedMessages } from '#forms/refusal.ts';
import type { FeedbackField, FeedbackProblem } from './feedback.schema.ts';

/** Specification, section 8. */
export const feedbackFailed = msg`An error occurred while submitting your feedback...`;

const missing = msg`Write what you would like to know or tell us.`;
const refused = msg`Check your message.`;
const tooLong = msg`Shorten your message to 5,000 characters, or send it in two parts.`;

type FieldMessages = Readonly<Record<'refused', MessageDescriptor>> &
  Readonly<Partial<Record<FeedbackProblem, MessageDescriptor>>>;

const fieldMessages: Readonly<Record<FeedbackField, FieldMessages>> = {
  message: { missing, tooLong, refused },
  email: emailMessages,
};

export function fieldMessage(field: FeedbackField, problem: FeedbackProblem): MessageDescriptor {
  return fieldMessages[field][problem] ?? fieldMessages[field].refused;
}

/** What the server's refusal of a field is said with. */
export const refusedMessages: RefusedMessages = { message: refused, email: emailMessages.refused };
