import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { PasswordField } from '#ui/password-field/password-field.tsx';

/** Why a current password was not accepted; `refused` is the server's word. */
export type CurrentPasswordProblem = 'missing' | 'refused';

/** What is wrong with a typed current password, or null. Whether it is right, only the server says. */
export function currentPasswordProblem(password: string): 'missing' | null {
  return password === '' ? 'missing' : null;
}

export const currentPasswordMessages: Readonly<Record<CurrentPasswordProblem, MessageDescriptor>> = {
  missing: msg`Enter your current password.`,
  refused: msg`This is not your current password. Check it and try again.`,
};

interface CurrentPasswordFieldProps {
  /** The person asked for the form just now. */
  readonly takesFocus?: boolean;
}

/** Asks whether it is really the member who changes something about how they log in. */
export function CurrentPasswordField({ takesFocus = false }: CurrentPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      name="current_password"
      label={t`Current password`}
      autoComplete="current-password"
      showLabel={t`Show current password`}
      hideLabel={t`Hide current password`}
      takesFocus={takesFocus}
      isRequired
    />
  );
}
