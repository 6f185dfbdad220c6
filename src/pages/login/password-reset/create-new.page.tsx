import { Trans } from '@lingui/react/macro';

import { Heading } from '../../../ui/heading/heading.tsx';
import { Container } from '../../../ui/layout/container.tsx';

/** What the mailed link opens. */
export function NewPasswordPage() {
  return (
    <Container width="narrow">
      <Heading level={1}>
        <Trans>Choose a new password</Trans>
      </Heading>
    </Container>
  );
}
