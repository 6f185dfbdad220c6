import { msg } from '@lingui/core/macro';

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
