import { Trans } from '@lingui/react/macro';

import { AccountGate } from '#features/account/account/account-gate.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { DataSection } from './account/data-section.tsx';
import { EmailConfirmation } from './account/email-confirmation.tsx';
import { ProfileSection } from './account/profile-section.tsx';
import { SessionSection } from './account/session-section.tsx';
import { SubscriptionsSection } from './account/subscriptions-section.tsx';

/** Who the player is to us; also where the link of an email change leads. */
export function AccountPage({ query }: { readonly query: string }) {
  return (
    <Container width="text">
      <Stack gap={6}>
        <Heading level={1}>
          <Trans>Account Management</Trans>
        </Heading>
        <EmailConfirmation query={query} />
        <AccountGate>
          {(account) => (
            <Stack gap={6}>
              <ProfileSection account={account} />
              <SubscriptionsSection account={account} />
              <DataSection />
              <SessionSection />
            </Stack>
          )}
        </AccountGate>
      </Stack>
    </Container>
  );
}
