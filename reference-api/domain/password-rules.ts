const RULES: readonly { readonly holds: (password: string) => boolean; readonly message: string }[] = [
  {
    holds: (password) => [...password].length >= 8,
    message: 'This password is too short. It must contain at least 8 characters.',
  },
  {
    holds: (password) => /\p{Lu}/u.test(password),
    message: 'This password must contain at least 1 uppercase letter.',
  },
  {
    holds: (password) => /\p{Ll}/u.test(password),
    message: 'This password must contain at least 1 lowercase letter.',
  },
  { holds: (password) => /\p{Nd}/u.test(password), message: 'This password must contain at least 1 number.' },
  {
    holds: (password) => /[^\p{L}\p{N}]/u.test(password),
    message: 'This password must contain at least 1 special character.',
  },
];

export const PASSWORDS_DIFFER = 'The passwords do not match. Please enter equal passwords.';

/** What is wrong with a new password, in the order of product spec section 5; empty if nothing. */
export function passwordFaults(password: string): string[] {
  return RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.message);
}
