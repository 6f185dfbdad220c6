import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { Profile } from '#features/account/account-update/profile.tsx';
import { AccountGate } from '#features/account/account/account-gate.tsx';
import { useRefetchAccount } from '#features/account/account/account.queries.ts';
import { DataDownload } from '#features/account/data-export/data-download.tsx';
import { useEmailChangeConfirmation } from '#features/account/email-change-confirmation/email-change-confirmation.flow.ts';
import { EmailChangeConfirmation } from '#features/account/email-change-confirmation/email-change-confirmation.tsx';
import { Subscriptions } from '#features/account/subscriptions/subscriptions.tsx';
import { forgetLinkSecrets } from '#lib/link-secrets.ts';
import { LOGGED_OUT } from '#lib/history-notes.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { LogOutIcon } from '#ui/icons/icons.ts';
import { Container, Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';

/** The account of the player. The link of an email change leads here too. */
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
              <Profile account={account} />
              <Subscriptions subscriptions={account.subscriptions} />
              <DataSection />
              <SessionSection />
            </Stack>
          )}
        </AccountGate>
      </Stack>
    </Container>
  );
}

/** Confirms a new address by the token of its mailed link. The token is deleted after use; the outcome stays visible. */
function EmailConfirmation({ query }: { readonly query: string }) {
  const [link] = useState(() =>
    new URLSearchParams(query).has('token') ? routes.account.search(query) : null,
  );
  return link === null ? null : <LinkOutcome token={link.token} />;
}

function LinkOutcome({ token }: { readonly token: string | undefined }) {
  const [, navigate] = useLocation();
  const { user, logOut } = useSession();
  const refetch = useRefetchAccount();
  const flow = useEmailChangeConfirmation(token);
  const { screen } = flow.view;

  useEffect(() => {
    if (screen === 'confirmed' || screen === 'linkDead' || screen === 'wrongAccount') forgetLinkSecrets();
  }, [screen]);
  useEffect(() => {
    if (screen === 'confirmed') refetch();
  }, [screen, refetch]);

  return (
    <EmailChangeConfirmation
      flow={flow}
      email={user?.email ?? null}
      onLogOut={() => {
        logOut();
        navigate(routes.login.href(), { state: LOGGED_OUT });
      }}
    />
  );
}

function DataSection() {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Your data`} description={<Trans>Everything we know about you, in one file.</Trans>}>
      <DataDownload />
    </SectionCard>
  );
}

/** The session of this browser. The API has no list of other sessions. */
function SessionSection() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { isRemembered, logOut } = useSession();
  return (
    <SectionCard
      title={t`This device`}
      description={isRemembered ? undefined : <Trans>You’re logged in until you close this page.</Trans>}
    >
      <Text size="small">
        <Trans>
          To log out everywhere else, <Link href={routes.settings.href()}>change your password</Link>.
        </Trans>
      </Text>
      <Inline>
        <NativeButton
          variant="secondary"
          icon={<LogOutIcon />}
          onPress={() => {
            logOut();
            navigate(routes.home.href(), { state: LOGGED_OUT });
          }}
        >
          <Trans>Log out</Trans>
        </NativeButton>
      </Inline>
    </SectionCard>
  );
}
