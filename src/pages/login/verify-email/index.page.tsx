import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { StepHeading } from '#features/auth/step-heading/step-heading.tsx';
import { useEmailVerification } from '#features/auth/email-verification/email-verification.flow.ts';
import { ResendVerification } from '#features/auth/verification-resend/verification-resend.tsx';
import { readSignUp } from '#lib/pending-login.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { routes } from '#routes.ts';
import { MailIcon } from '#ui/icons/icons.ts';
import { Card, Container, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { VerifiedStep } from './verified-step.tsx';

const CodeStep = lazyNamed(async () => (await import('./code-steps.tsx')).CodeStep);

/** Requests another verification email. Shows the same result for known and unknown addresses. */
export function VerifyEmailPage({ query }: { readonly query: string }) {
  const { email, back_url, auth_url } = routes.verifyEmail.search(query);
  // The address of the pending sign-up is not shown: another person may use the browser now.
  const [pending] = useState(readSignUp);
  const isOfPending = email === undefined || email.toLowerCase() === pending?.email.toLowerCase();
  const verification = useEmailVerification('none');
  const { view } = verification;
  if (view.screen === 'verified' && pending !== null) {
    return (
      <Container width="narrow">
        <Card padding="large">
          <VerifiedStep view={view} onStay={verification.stay} uidb64={pending.uidb64} />
        </Card>
      </Container>
    );
  }
  return (
    <Container width="narrow">
      <Stack gap={5}>
        <Card padding="large">
          <Stack gap={6}>
            <StepHeading
              icon={<MailIcon />}
              title={<Trans>Verify your email</Trans>}
              text={
                <Trans>We’ll email you a link. It works for 10 minutes and replaces any earlier link.</Trans>
              }
            />
            <ResendVerification email={email ?? ''} onSent={verification.noteResent} />
            {pending !== null && isOfPending && (
              <CodeStep uidb64={pending.uidb64} verification={verification} />
            )}
          </Stack>
        </Card>
        <Stack align="center">
          <Text tone="muted">
            <Trans>
              Already a member? <Link href={routes.login.href({ back_url, auth_url, email })}>Log in</Link>
            </Trans>
          </Text>
        </Stack>
      </Stack>
    </Container>
  );
}
