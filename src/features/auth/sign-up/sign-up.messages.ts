import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { emailMessages } from '#forms/email-address.ts';
import type { RefusedMessages } from '#forms/refusal.ts';
import { personMessages } from '#forms/person-messages.ts';
import { newPasswordMessages, repetitionMessages } from '#forms/new-password.ts';
import type { SignUpField, SignUpProblem } from './sign-up.schema.ts';

type FieldMessages = { readonly [Problem in 'missing' | 'refused']: MessageDescriptor } & {
  readonly [Problem in SignUpProblem]?: MessageDescriptor;
};

const agreement = msg`Agree to the Terms of Service and Privacy Policy to create an account.`;

const fieldMessages: Readonly<Record<SignUpField, FieldMessages>> = {
  ...personMessages,
  email: emailMessages,
  password: newPasswordMessages,
  re_password: repetitionMessages,
  terms_accepted: { missing: agreement, refused: agreement },
  marketing_opt_in: { missing: msg`Check this choice.`, refused: msg`Check this choice.` },
};

export function fieldMessage(field: SignUpField, problem: SignUpProblem): MessageDescriptor {
  return fieldMessages[field][problem] ?? fieldMessages[field].refused;
}

/** What the server's refusal of a field is said with. */
export const refusedMessages: RefusedMessages = Object.fromEntries(
  Object.entries(fieldMessages).map(([field, { refused }]) => [field, refused]),
);

/** Specification, section 8. */
export const signUpFailed = msg`An error occurred while signing up. Please try again later or contact support.`;
