import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

import { LoginForm } from '#features/auth/login/login-form.tsx';
import { endedEmail, onSettings } from '#lib/settings-storage.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Container, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';

export function LoginPage({ query }: { readonly query: string }) {
  const { email, back_url, auth_url } = routes.login.search(query);
  // Only a session that the server ended keeps its email, so that the same person can log in again.
  const ended = useSyncExternalStore(onSettings, endedEmail, () => undefined);
  const isTooOld = useSession().error === 'tooOld';
  const hasEnded = back_url !== undefined && ended !== undefined;
  const onward = { back_url, auth_url };
  return (
    <Container width="narrow">
      <Stack gap={5}>
        {(isTooOld || hasEnded) && (
          <Notice intent="info">
            <Trans>We ended your session to keep your account safe. Log in to go on.</Trans>
          </Notice>
        )}
        <Card padding="large">
          <LoginForm
            heading={
              <Heading level={1}>
                <Trans>Log in</Trans>
              </Heading>
            }
            email={email ?? ended ?? ''}
            verifyHref={(typed) => routes.verifyEmail.href({ ...onward, email: typed })}
            resetHref={(typed) =>
              routes.passwordReset.href({ ...onward, email: typed === '' ? undefined : typed })
            }
          />
        </Card>
        <Stack align="center">
          <Text tone="muted">
            <Trans>
              New here? <Link href={routes.signUp.href({ ...onward, email })}>Create account</Link>
            </Trans>
          </Text>
        </Stack>
      </Stack>
    </Container>
  );
}
