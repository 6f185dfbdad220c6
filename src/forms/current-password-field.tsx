import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { PasswordField } from '#ui/password-field/password-field.tsx';

/** Validates the format of a current password; null if it is valid. Only the server knows whether it is correct. */
export function currentPasswordProblem(password: string): 'missing' | null {
  return password === '' ? 'missing' : null;
}

export const currentPasswordMessages = {
  missing: msg`Enter your password.`,
  refused: msg`That’s not your current password. Try again.`,
};

interface CurrentPasswordFieldProps {
  /** Set it if the person has just opened the form. */
  readonly takesFocus?: boolean;
}

/** Asks for the current password before a change of the login data. */
export function CurrentPasswordField({ takesFocus = false }: CurrentPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      name="current_password"
      label={t`Current password`}
      autoComplete="current-password"
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      takesFocus={takesFocus}
      isRequired
    />
  );
}
