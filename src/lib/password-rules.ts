/** The five rules of the specification, section 5, in the order in which a form shows them. */
export const passwordRules = {
  length: (password: string) => [...password].length >= 8,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  number: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}]/u.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[];

/** Whether the password satisfies all five rules. A space or any other symbol counts as special. */
export function isPasswordAcceptable(password: string): boolean {
  return passwordRuleNames.every((rule) => passwordRules[rule](password));
}
