import { useLingui } from '@lingui/react/macro';

import { PasswordField } from '#ui/password-field/password-field.tsx';

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
