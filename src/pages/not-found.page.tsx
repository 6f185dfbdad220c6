import { Trans } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { CompassIcon } from '#ui/icons/icons.ts';
import { Container, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Text } from '#ui/text/text.tsx';

export function NotFoundPage() {
  return (
    <Container width="text">
      <Stack gap={5} align="center">
        <IconBadge icon={<CompassIcon />} size="large" />
        <Heading level={1}>
          <Trans>We&apos;re sorry</Trans>
        </Heading>
        <Text tone="muted" size="lead">
          <Trans>It doesn&apos;t look like the page you are searching for exists.</Trans>
        </Text>
        <ButtonLink href={routes.home.href()} variant="primary">
          <Trans>Back to Home</Trans>
        </ButtonLink>
      </Stack>
    </Container>
  );
}
