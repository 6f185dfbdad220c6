import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { PasswordRule } from '../../lib/password-rules.ts';
import type { SignUpField, SignUpProblem } from './sign-up.schema.ts';

type FieldMessages = { readonly [Problem in 'missing' | 'refused']: MessageDescriptor } & {
  readonly [Problem in SignUpProblem]?: MessageDescriptor;
};

const passwordHelp = msg`Choose a password that meets all five rules.`;
const agreement = msg`Agree to the Terms of Service and Privacy Policy to create an account.`;
const country = msg`Choose the country you live in.`;

const fieldMessages: Readonly<Record<SignUpField, FieldMessages>> = {
  first_name: { missing: msg`Enter your first name.`, refused: msg`Check your first name.` },
  last_name: { missing: msg`Enter your last name.`, refused: msg`Check your last name.` },
  country: { missing: country, refused: country },
  email: {
    missing: msg`Enter your email address.`,
    malformed: msg`Enter an email address like name@example.com.`,
    refused: msg`Check your email address.`,
  },
  password: { missing: msg`Enter a password.`, tooWeak: passwordHelp, refused: passwordHelp },
  re_password: {
    missing: msg`Enter the password again.`,
    mismatch: msg`The passwords do not match. Please enter equal passwords.`,
    refused: msg`The passwords do not match. Please enter equal passwords.`,
  },
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

export const passwordRuleLabels: Readonly<Record<PasswordRule, MessageDescriptor>> = {
  length: msg`At least 8 characters`,
  uppercase: msg`1 uppercase letter`,
  lowercase: msg`1 lowercase letter`,
  number: msg`1 number`,
  special: msg`1 special character`,
};
