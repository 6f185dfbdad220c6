import {
  newPasswordProblem,
  repetitionProblem,
  type NewPasswordProblem,
  type RepetitionProblem,
} from '#forms/new-password.ts';

type Values = Readonly<Record<string, string>>;

/** What is wrong with each field, under the names that the API gives them. */
export interface NewPasswordErrors {
  readonly new_password: NewPasswordProblem | null;
  readonly re_new_password: RepetitionProblem | null;
}

export function passwordsOf(values: Values): { newPassword: string; repeatedPassword: string } {
  return { newPassword: values['new_password'] ?? '', repeatedPassword: values['re_new_password'] ?? '' };
}

/** What can be said before anything is sent. */
export function checkNewPassword(values: Values): NewPasswordErrors {
  const { newPassword, repeatedPassword } = passwordsOf(values);
  return {
    new_password: newPasswordProblem(newPassword),
    re_new_password: repetitionProblem(newPassword, repeatedPassword),
  };
}
