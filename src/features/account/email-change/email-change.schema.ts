import type { EmailChangeSubmission } from '#machines/email-change/email-change.contract.ts';
import { currentPasswordProblem, type CurrentPasswordProblem } from '#forms/current-password.ts';
import { emailProblem, type EmailProblem } from '#forms/email-address.ts';
import { typedText } from '#lib/typed-text.ts';

/** What is wrong with each field, under the names that the API gives them, in the order of the form. */
export interface EmailChangeProblems {
  readonly new_email: EmailProblem | 'same' | null;
  readonly current_password: CurrentPasswordProblem | null;
}

/**
 * Checks the form before anything is sent.
 *
 * @param email the address that the account has now
 */
export function emailChangeProblems(
  values: Readonly<Record<string, string>>,
  email: string | null,
): EmailChangeProblems {
  const { newEmail, currentPassword } = submissionOf(values);
  const isSame = newEmail.toLowerCase() === email?.toLowerCase();
  return {
    new_email: emailProblem(newEmail) ?? (isSame ? 'same' : null),
    current_password: currentPasswordProblem(currentPassword),
  };
}

export function submissionOf(values: Readonly<Record<string, string>>): EmailChangeSubmission {
  return {
    newEmail: typedText(values['new_email'] ?? ''),
    currentPassword: values['current_password'] ?? '',
  };
}
