import { Trans } from '@lingui/react/macro';

import { ResendVerification } from '../../../features/verification-resend/resend-verification.tsx';
import { routes } from '../../../routes.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { IconBadge } from '../../../ui/icon-badge/icon-badge.tsx';
import { MailIcon } from '../../../ui/icons/mail-icon.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Text } from '../../../ui/text/text.tsx';

/** Asks for another verification email. Says the same whether or not the address is known. */
export function VerifyEmailPage({ query }: { readonly query: string }) {
  const { email, back_url, auth_url } = routes.verifyEmail.search(query);
  return (
    <Container width="narrow">
      <Stack gap={5}>
        <Card padding="large">
          <Stack gap={6}>
            <Stack gap={3} align="center">
              <IconBadge icon={<MailIcon />} size="large" />
              <Heading level={1}>
                <Trans>Verify your email</Trans>
              </Heading>
              <Text tone="muted">
                <Trans>We send you a new link. It works for 10 minutes, and it replaces older ones.</Trans>
              </Text>
            </Stack>
            <ResendVerification email={email ?? ''} />
          </Stack>
        </Card>
        <Stack align="center">
          <Text tone="muted">
            <Trans>
              Verified already? <Link href={routes.login.href({ back_url, auth_url, email })}>Log in</Link>
            </Trans>
          </Text>
        </Stack>
      </Stack>
    </Container>
  );
}
