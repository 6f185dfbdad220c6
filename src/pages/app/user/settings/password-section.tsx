import { Trans, useLingui } from '@lingui/react/macro';

import { PasswordChange } from '#features/account/password-change/password-change.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import type { SettingsSectionProps } from './settings-section-props.ts';

export function PasswordSection({ account }: SettingsSectionProps) {
  const { t } = useLingui();
  return (
    <SectionCard
      title={t`Password`}
      description={<Trans>A new password logs out every other device. You stay logged in on this one.</Trans>}
    >
      <PasswordChange email={account.email ?? ''} />
    </SectionCard>
  );
}
