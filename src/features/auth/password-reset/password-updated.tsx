import { Trans } from '@lingui/react/macro';

import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { BadgeCheckIcon } from '#ui/icons/badge-check-icon.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Text } from '#ui/text/text.tsx';

/** Success, and the way to the login: with a new password every session has ended. */
export function PasswordUpdated({ loginHref }: { readonly loginHref: string }) {
  return (
    <Stack gap={6}>
      <Stack gap={3} align="center">
        <IconBadge icon={<BadgeCheckIcon />} intent="positive" size="large" />
        <Heading level={1}>
          <Trans>Password was updated</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>You were logged out on every device. Log in with your new password.</Trans>
        </Text>
      </Stack>
      <ButtonLink href={loginHref} variant="primary" size="large" isFullWidth isReplacing>
        <Trans>Log in</Trans>
      </ButtonLink>
    </Stack>
  );
}
