import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { readPendingSignUp } from '../../lib/pending-sign-up.ts';
import { readSettings } from '../../lib/settings-storage.ts';
import { routes } from '../../routes.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Text } from '../../ui/text/text.tsx';

export function LoginPage({ query }: { readonly query: string }) {
  const { email, back_url, auth_url } = routes.login.search(query);
  const [known] = useState(() => readPendingSignUp()?.email ?? readSettings().email ?? '');
  const onward = { back_url, auth_url };
  return (
    <Container width="narrow">
      <Stack gap={5}>
        <Card padding="large">
          <SignInForm
            heading={
              <Heading level={1}>
                <Trans>Log in</Trans>
              </Heading>
            }
            email={email ?? known}
            verifyHref={(typed) => routes.verifyEmail.href({ ...onward, email: typed })}
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
