import { Trans } from '@lingui/react/macro';

import { Steps } from '../features/how-it-works/steps.tsx';
import { routes } from '../routes.ts';
import { useSession } from '../session/use-session.ts';
import { Heading } from '../ui/heading/heading.tsx';
import { Container } from '../ui/layout/container.tsx';
import { Inline } from '../ui/layout/inline.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { ButtonLink } from '../ui/link/button-link.tsx';
import { Text } from '../ui/text/text.tsx';

export function HomePage() {
  return (
    <Container>
      <Stack gap={16}>
        <Stack gap={6} align="center">
          <Heading level={1} size="display">
            Rakeback Wizard
          </Heading>
          <Text size="lead" tone="muted">
            <Trans>
              Play at partner poker rooms, earn Edge from the rake you pay, and redeem it for a solver
              subscription.
            </Trans>
          </Text>
          <NextStep />
        </Stack>
        <Steps />
      </Stack>
    </Container>
  );
}

function NextStep() {
  const { user } = useSession();
  if (user !== null) {
    return (
      <ButtonLink href={routes.app.href()} variant="primary" size="large">
        <Trans>Go to your rewards</Trans>
      </ButtonLink>
    );
  }
  return (
    <Inline gap={3} justify="center">
      <ButtonLink href={routes.signUp.href()} variant="primary" size="large">
        <Trans>Create account</Trans>
      </ButtonLink>
      <ButtonLink href={routes.login.href()} variant="secondary" size="large">
        <Trans>Log in</Trans>
      </ButtonLink>
    </Inline>
  );
}
