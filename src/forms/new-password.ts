import { msg } from '@lingui/core/macro';

import { notAccepted } from './field-messages.ts';

/** The five rules of the specification, section 5, in the order in which a form shows them. A space counts as special. */
export const passwordRules = {
  length: { label: msg`At least 8 characters`, isMet: (password: string) => [...password].length >= 8 },
  uppercase: { label: msg`1 uppercase letter`, isMet: (password: string) => /\p{Lu}/u.test(password) },
  lowercase: { label: msg`1 lowercase letter`, isMet: (password: string) => /\p{Ll}/u.test(password) },
  number: { label: msg`1 number`, isMet: (password: string) => /\p{Nd}/u.test(password) },
  special: { label: msg`1 special character`, isMet: (password: string) => /[^\p{L}\p{N}]/u.test(password) },
};

/** Validates a new password; null if it is valid (specification, section 5). */
export function newPasswordProblem(password: string): 'missing' | 'tooWeak' | null {
  if (password === '') return 'missing';
  return Object.values(passwordRules).every(({ isMet }) => isMet(password)) ? null : 'tooWeak';
}

/** Validates the repetition of a new password; null if it is valid. */
export function repetitionProblem(password: string, repeated: string): 'missing' | 'mismatch' | null {
  if (repeated === '') return 'missing';
  return repeated === password ? null : 'mismatch';
}

/** Specification, section 5. */
export const mismatch = msg`The passwords do not match. Please enter equal passwords.`;

/** Specification, section 8: a generic error with a hint to support. */
export const passwordChangeFailed = msg`An error occurred while changing your password. Please try again or contact support.`;

const weak = msg`Choose a password that meets all five rules.`;

/** Like all messages of fields, `refused` is for a refusal by the server. */
export const newPasswordMessages = {
  missing: weak,
  tooWeak: weak,
  refused: notAccepted,
};

export const repetitionMessages = {
  missing: msg`Enter the password again.`,
  mismatch,
  refused: notAccepted,
};
