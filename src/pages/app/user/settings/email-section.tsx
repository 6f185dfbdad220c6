import { Trans, useLingui } from '@lingui/react/macro';

import { useRereadAccount } from '#features/account/account/account.queries.ts';
import { EmailChangeResend } from '#features/account/email-change-resend/email-change-resend.tsx';
import { EmailChange } from '#features/account/email-change/email-change.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import type { SettingsSectionProps } from './settings-section-props.ts';

export function EmailSection({ account }: SettingsSectionProps) {
  const { t } = useLingui();
  const reread = useRereadAccount();
  return (
    <SectionCard
      title={t`Email`}
      description={
        <Trans>You log in with it, and we write to it. A new one has to be confirmed first.</Trans>
      }
    >
      <EmailChange
        account={account}
        onOutdated={reread}
        resend={(change) => <EmailChangeResend key={change.email} {...change} onOutdated={reread} />}
      />
    </SectionCard>
  );
}
