import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

import { NewPasswordForm } from '#features/auth/password-reset/new-password-form.tsx';
import { type MailedLink, usePasswordReset } from '#features/auth/password-reset/password-reset.flow.ts';
import { readHistoryNote } from '#lib/history-notes.ts';
import { readResetTargets, type LoginTargets } from '#lib/pending-login.ts';
import { lazyNamed, usePreload } from '#loading/lazy-named.tsx';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Container, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { JustUpdatedStep, UpdatedStep } from './updated-step.tsx';

const DeadLinkStep = lazyNamed(async () => (await import('./dead-link-step.tsx')).DeadLinkStep);

/** The page of the mailed link. Another link starts a new flow, so that nothing leaks from one to the next. */
export function NewPasswordPage({ query }: { readonly query: string }) {
  const link = useMailedLink(query);
  const isUpdated = readHistoryNote(useHistoryState()).passwordUpdated === true;
  const [targets] = useState(readResetTargets);
  usePreload(DeadLinkStep);
  return (
    <Container width="narrow">
      {link !== null && (
        <NewPasswordStep key={`${link.uidb64}/${link.token}`} link={link} targets={targets} />
      )}
      {link === null && isUpdated && <UpdatedStep targets={targets} />}
      {link === null && !isUpdated && <DeadLinkStep code="linkInvalid" targets={targets} />}
    </Container>
  );
}

interface NewPasswordStepProps {
  readonly link: MailedLink;
  readonly targets: LoginTargets;
}

function NewPasswordStep({ link, targets }: NewPasswordStepProps) {
  const reset = usePasswordReset();
  const { view } = reset;
  if (view.screen === 'updated') return <JustUpdatedStep targets={targets} />;
  if (view.screen === 'linkDead') return <DeadLinkStep code={view.deadLink.code} targets={targets} />;
  return (
    <Stack gap={5}>
      <Card padding="large">
        <NewPasswordForm heading={<FormHeading />} link={link} view={view} onSubmit={reset.submit} />
      </Card>
      <BackToLogin onward={targets} />
    </Stack>
  );
}

function FormHeading() {
  const { user } = useSession();
  const name = user?.email ?? user?.first_name;
  return (
    <Stack gap={2}>
      <Heading level={1}>
        <Trans>Choose a new password</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>This logs you out on every device.</Trans>
      </Text>
      {name !== undefined && (
        <Notice intent="caution">
          <Trans>
            You’re logged in as <bdi>{name}</bdi>. A new password logs you out here too.
          </Trans>
        </Notice>
      )}
    </Stack>
  );
}

/** Null if a part is missing or malformed. The link stays available after its secrets left the address. */
function useMailedLink(query: string): MailedLink | null {
  const { uidb64, token } = routes.newPassword.search(query);
  const [kept, keep] = useState<MailedLink | null>(null);
  if (uidb64 === undefined || token === undefined) return kept;
  if (kept?.uidb64 !== uidb64 || kept.token !== token) keep({ uidb64, token });
  return { uidb64, token };
}
