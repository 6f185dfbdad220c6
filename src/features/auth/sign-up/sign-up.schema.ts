import * as z from 'zod/mini';

import type { SignUpSubmission } from '#machines/sign-up/sign-up.contract.ts';
import { countryCodes } from '#lib/countries.ts';
import { isPasswordAcceptable } from '#lib/password-rules.ts';
import { looksLikeEmail, typedText } from '#lib/typed-text.ts';

/** Why a field was not accepted: `refused` is the server's word, the others are ours. */
export type SignUpProblem = 'missing' | 'malformed' | 'tooWeak' | 'mismatch' | 'refused';

const typed = z.pipe(z.catch(z.string(), ''), z.transform(typedText));
const filled = typed.check(z.minLength(1, 'missing'));
const secret = z.catch(z.string(), '').check(z.minLength(1, 'missing'));
const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((value: string | undefined) => value !== undefined),
);

/** What the form holds, under the names that the API gives the fields. */
const signUpSchema = z.object({
  first_name: filled,
  last_name: filled,
  country: filled.check(z.refine((code) => countryCodes.includes(code), 'missing')),
  email: filled.check(z.refine(looksLikeEmail, 'malformed')),
  password: secret.check(z.refine(isPasswordAcceptable, 'tooWeak')),
  re_password: secret,
  terms_accepted: z.pipe(ticked, z.literal(true, 'missing')),
  marketing_opt_in: ticked,
});

export type SignUpField = keyof z.output<typeof signUpSchema>;
export type SignUpErrors = Partial<Record<SignUpField, SignUpProblem>>;

export type CheckedSignUp =
  | { readonly isComplete: true; readonly submission: SignUpSubmission }
  | { readonly isComplete: false; readonly errors: SignUpErrors };

/** Checks the form before anything is sent. The first thing wrong with a field is the one that is said. */
export function checkSignUp(values: Readonly<Record<string, string>>): CheckedSignUp {
  const parsed = signUpSchema.safeParse(values);
  const errors: SignUpErrors = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path[0] as SignUpField;
    errors[field] ??= issue.message as SignUpProblem;
  }
  if (errors.re_password === undefined && values['re_password'] !== values['password'])
    errors.re_password = 'mismatch';
  if (!parsed.success || Object.keys(errors).length > 0)
    return { isComplete: false, errors: inFormOrder(errors) };
  return { isComplete: true, submission: submissionOf(parsed.data) };
}

/** A person reads the errors from top to bottom. */
function inFormOrder(errors: SignUpErrors): SignUpErrors {
  const fields = Object.keys(signUpSchema.shape) as SignUpField[];
  return Object.fromEntries(fields.flatMap((field) => (field in errors ? [[field, errors[field]]] : [])));
}

function submissionOf(form: z.output<typeof signUpSchema>): SignUpSubmission {
  return {
    details: {
      firstName: form.first_name,
      lastName: form.last_name,
      country: form.country,
      email: form.email,
      termsAccepted: form.terms_accepted,
      marketingOptIn: form.marketing_opt_in,
    },
    password: form.password,
    repeatedPassword: form.re_password,
  };
}
