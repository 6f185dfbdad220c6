import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { PasswordField } from '#ui/password-field/password-field.tsx';
import { passwordRules } from './new-password.ts';

interface NewPasswordFieldsProps {
  /** The names of the two fields in the API. */
  readonly name: string;
  readonly repetitionName: string;
  /** True if the person already has a password. */
  readonly isReplacing?: boolean;
}

/** The fields for a new password and its repetition, with a live checklist of the five rules. */
export function NewPasswordFields({ name, repetitionName, isReplacing = false }: NewPasswordFieldsProps) {
  const { t, i18n } = useLingui();
  const [password, setPassword] = useState('');
  const rules = Object.entries(passwordRules).map(([id, { label, isMet }]) => ({
    id,
    label: i18n._(label),
    met: isMet(password),
  }));
  const metCount = rules.filter(({ met }) => met).length;
  return (
    <>
      <PasswordField
        name={name}
        label={isReplacing ? t`New password` : t`Password`}
        autoComplete="new-password"
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        rules={{
          title: t`Your password needs:`,
          rules,
          metLabel: t`Met`,
          unmetLabel: t`Not met`,
          status: t`${plural(metCount, { one: '# of 5 rules met', other: '# of 5 rules met' })}`,
        }}
        onValueChange={setPassword}
        isRequired
      />
      <PasswordField
        name={repetitionName}
        label={t`Confirm password`}
        autoComplete="new-password"
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        isRequired
      />
    </>
  );
}
