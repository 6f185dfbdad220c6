import { Trans } from '@lingui/react/macro';

import { Heading } from '../../../ui/heading/heading.tsx';
import { Container } from '../../../ui/layout/container.tsx';

/** Asks for a link to set a new password. */
export function PasswordResetPage() {
  return (
    <Container width="narrow">
      <Heading level={1}>
        <Trans>Reset your password</Trans>
      </Heading>
    </Container>
  );
}
