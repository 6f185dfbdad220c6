import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { isPasswordAcceptable, type PasswordRule } from '#lib/password-rules.ts';

/** Validates a new password; null if it is valid (specification, section 5). */
export function newPasswordProblem(password: string): 'missing' | 'tooWeak' | null {
  if (password === '') return 'missing';
  return isPasswordAcceptable(password) ? null : 'tooWeak';
}

/** Validates the repetition of a new password; null if it is valid. */
export function repetitionProblem(password: string, repeated: string): 'missing' | 'mismatch' | null {
  if (repeated === '') return 'missing';
  return repeated === password ? null : 'mismatch';
}

/** Specification, section 5. */
export const mismatch = msg`The passwords do not match. Please enter equal passwords.`;

/** Like all messages of fields, `refused` is for a refusal by the server. */
export const newPasswordMessages = {
  missing: msg`Enter a password.`,
  tooWeak: msg`Choose a password that meets all five rules.`,
  refused: msg`This password was not accepted. Choose another one.`,
};

export const repetitionMessages = {
  missing: msg`Enter the password again.`,
  mismatch,
  refused: msg`Check the repeated password.`,
};

export const passwordRuleLabels: Readonly<Record<PasswordRule, MessageDescriptor>> = {
  length: msg`At least 8 characters`,
  uppercase: msg`1 uppercase letter`,
  lowercase: msg`1 lowercase letter`,
  number: msg`1 number`,
  special: msg`1 special character`,
};
