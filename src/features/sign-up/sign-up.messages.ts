import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { emailMessages } from '../../forms/email-address.ts';
import { newPasswordMessages, repetitionMessages } from '../../forms/new-password.ts';
import type { SignUpField, SignUpProblem } from './sign-up.schema.ts';

type FieldMessages = { readonly [Problem in 'missing' | 'refused']: MessageDescriptor } & {
  readonly [Problem in SignUpProblem]?: MessageDescriptor;
};

const agreement = msg`Agree to the Terms of Service and Privacy Policy to create an account.`;
const country = msg`Choose the country you live in.`;

const fieldMessages: Readonly<Record<SignUpField, FieldMessages>> = {
  first_name: { missing: msg`Enter your first name.`, refused: msg`Check your first name.` },
  last_name: { missing: msg`Enter your last name.`, refused: msg`Check your last name.` },
  country: { missing: country, refused: country },
  email: emailMessages,
  password: newPasswordMessages,
  re_password: repetitionMessages,
  terms_accepted: { missing: agreement, refused: agreement },
  marketing_opt_in: { missing: msg`Check this choice.`, refused: msg`Check this choice.` },
};

export function fieldMessage(field: SignUpField, problem: SignUpProblem): MessageDescriptor {
  return fieldMessages[field][problem] ?? fieldMessages[field].refused;
}

export function isSignUpField(name: string): name is SignUpField {
  return Object.hasOwn(fieldMessages, name);
}

/** Specification, section 8. */
export const signUpFailed = msg`An error occurred while signing up. Please try again later or contact support.`;
