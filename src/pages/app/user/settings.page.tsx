import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';

import { AccountDeletion } from '#features/account/account-deletion/account-deletion.tsx';
import { useAccountUpdate } from '#features/account/account-update/account-update.flow.ts';
import { ContactsForm } from '#features/account/account-update/contacts-form.tsx';
import { MarketingSwitch } from '#features/account/account-update/marketing-switch.tsx';
import { AccountGate, type MemberAccount } from '#features/account/account/account-gate.tsx';
import { EmailChange } from '#features/account/email-change/email-change.tsx';
import { PasswordChange } from '#features/account/password-change/password-change.tsx';
import { AppearanceSettings } from '#features/site/appearance/appearance-settings.tsx';
import type { HistoryNote } from '#lib/history-notes.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Container, Stack } from '#ui/layout/layout.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';

/** All settings of a player, one card each. */
export function SettingsPage() {
  return (
    <Container width="text">
      <Stack gap={6}>
        <Heading level={1}>
          <Trans>Settings</Trans>
        </Heading>
        <AccountGate>
          {(account) => (
            <Stack gap={6}>
              <ContactsSection account={account} />
              <EmailSection account={account} />
              <PasswordSection account={account} />
              <AppearanceSection />
              <DeletionSection account={account} />
            </Stack>
          )}
        </AccountGate>
      </Stack>
    </Container>
  );
}

interface SettingsSectionProps {
  readonly account: MemberAccount;
}

/** The contact settings. Both cards save through one flow, so that answers arrive in order. */
function ContactsSection({ account }: SettingsSectionProps) {
  const { t } = useLingui();
  const update = useAccountUpdate(account);
  return (
    <>
      <SectionCard title={t`Marketing emails`}>
        <MarketingSwitch update={update} />
      </SectionCard>
      <SectionCard
        title={t`Messengers`}
        description={t`Where we can reach you about your rooms and rewards.`}
      >
        <ContactsForm memberId={account.id} update={update} />
      </SectionCard>
    </>
  );
}

function EmailSection({ account }: SettingsSectionProps) {
  const { t } = useLingui();
  return (
    <SectionCard
      title={t`Email`}
      description={<Trans>You log in with this email. To confirm a new one, we’ll send it a link.</Trans>}
    >
      <EmailChange account={account} />
    </SectionCard>
  );
}

function PasswordSection({ account }: SettingsSectionProps) {
  const { t } = useLingui();
  return (
    <SectionCard
      title={t`Password`}
      description={<Trans>A new password logs you out on all other devices.</Trans>}
    >
      <PasswordChange email={account.email ?? ''} />
    </SectionCard>
  );
}

function AppearanceSection() {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Appearance`}>
      <AppearanceSettings />
    </SectionCard>
  );
}

function DeletionSection({ account }: SettingsSectionProps) {
  const [, navigate] = useLocation();
  const { forgetAccount } = useSession();
  const goodbye = routes.goodbye.href();
  return (
    <AccountDeletion
      account={account}
      onDeleted={() => {
        // In this order: a session that ends on a private page leads to the login.
        navigate(goodbye, { replace: true, state: { accountDeleted: true } satisfies HistoryNote });
        forgetAccount();
      }}
    />
  );
}
