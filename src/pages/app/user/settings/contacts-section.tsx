import { useLingui } from '@lingui/react/macro';

import { ContactsForm } from '#features/account/account-update/contacts-form.tsx';
import { MarketingSwitch } from '#features/account/account-update/marketing-switch.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { useMemberUpdate } from '../use-member-update.ts';
import type { SettingsSectionProps } from './settings-section-props.ts';

/** How we may write to the player. Both cards save through one flow, so that no answer overtakes another. */
export function ContactsSection({ account }: SettingsSectionProps) {
  const { t } = useLingui();
  const update = useMemberUpdate(account);
  return (
    <>
      <SectionCard title={t`Marketing emails`}>
        <MarketingSwitch update={update} />
      </SectionCard>
      <SectionCard
        title={t`Messengers`}
        description={t`Where our team can reach you about your rooms and rewards. Leave out what you do not use.`}
      >
        <ContactsForm memberId={account.id} update={update} />
      </SectionCard>
    </>
  );
}
