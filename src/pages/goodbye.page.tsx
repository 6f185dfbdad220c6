import { Trans } from '@lingui/react/macro';

import { Heading } from '../ui/heading/heading.tsx';
import { Container } from '../ui/layout/container.tsx';

/** After an account was deleted. */
export function GoodbyePage() {
  return (
    <Container width="narrow">
      <Heading level={1}>
        <Trans>Your account is deleted</Trans>
      </Heading>
    </Container>
  );
}
