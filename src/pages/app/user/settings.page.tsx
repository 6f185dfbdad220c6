import { Trans } from '@lingui/react/macro';

import { AccountGate } from '#features/account/account/account-gate.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { AppearanceSection } from './settings/appearance-section.tsx';
import { ContactsSection } from './settings/contacts-section.tsx';
import { DeletionSection } from './settings/deletion-section.tsx';
import { EmailSection } from './settings/email-section.tsx';
import { PasswordSection } from './settings/password-section.tsx';

/** Everything a player can change: one card for each thing. */
export function SettingsPage() {
  return (
    <Container width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>
            <Trans>Settings</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>How we reach you, how you log in, and how the site looks.</Trans>
          </Text>
        </Stack>
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
