import type { PasswordChangeSubmission } from '#machines/password-change/password-change.contract.ts';
import { currentPasswordProblem, type CurrentPasswordProblem } from '#forms/current-password.ts';
import {
  newPasswordProblem,
  repetitionProblem,
  type NewPasswordProblem,
  type RepetitionProblem,
} from '#forms/new-password.ts';

/** What is wrong with each field, under the names that the API gives them, in the order of the form. */
export interface PasswordChangeProblems {
  readonly current_password: CurrentPasswordProblem | null;
  readonly new_password: NewPasswordProblem | null;
  readonly re_new_password: RepetitionProblem | null;
}

/** Checks the form before anything is sent. */
export function passwordChangeProblems(values: Readonly<Record<string, string>>): PasswordChangeProblems {
  const { currentPassword, newPassword, repeatedPassword } = submissionOf(values);
  return {
    current_password: currentPasswordProblem(currentPassword),
    new_password: newPasswordProblem(newPassword),
    re_new_password: repetitionProblem(newPassword, repeatedPassword),
  };
}

export function submissionOf(values: Readonly<Record<string, string>>): PasswordChangeSubmission {
  return {
    currentPassword: values['current_password'] ?? '',
    newPassword: values['new_password'] ?? '',
    repeatedPassword: values['re_new_password'] ?? '',
  };
}
