import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { readPendingLogin } from '../../lib/pending-login.ts';
import { readSettings } from '../../lib/settings-storage.ts';
import { routes } from '../../routes.ts';
import { useSession } from '../../session/use-session.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Text } from '../../ui/text/text.tsx';

export function LoginPage({ query }: { readonly query: string }) {
  const { email, back_url, auth_url } = routes.login.search(query);
  const [known] = useState(() => ({ pending: readPendingLogin()?.email, member: readSettings().email }));
  // A sign-out forgets the address; who comes from a private page and is still remembered was signed out by the server.
  const isTooOld = useSession().error === 'tooOld';
  const hasEnded = back_url !== undefined && known.member !== undefined;
  const onward = { back_url, auth_url };
  return (
    <Container width="narrow">
      <Stack gap={5}>
        {(isTooOld || hasEnded) && (
          <Notice intent="info">
            {isTooOld ? (
              <Trans>
                You were logged in for a long time, so we ended your session to keep your account safe. Log in
                again to go on.
              </Trans>
            ) : (
              <Trans>Your session has ended. Log in again to go on where you were.</Trans>
            )}
          </Notice>
        )}
        <Card padding="large">
          <SignInForm
            heading={
              <Heading level={1}>
                <Trans>Log in</Trans>
              </Heading>
            }
            email={email ?? known.pending ?? known.member ?? ''}
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
