import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { MailCheckIcon } from '#ui/icons/mail-check-icon.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

interface CheckInboxProps {
  readonly email: string;
  /** Typing the six-digit code. */
  readonly code: ReactNode;
  /** Asking for another email. */
  readonly resend: ReactNode;
  readonly onChangeAddress: () => void;
}

/** Says the same for a new and a known address, as the server does. */
export function CheckInbox({ email, code, resend, onChangeAddress }: CheckInboxProps) {
  return (
    <Stack gap={6}>
      <Stack gap={3} align="center">
        <IconBadge icon={<MailCheckIcon />} size="large" />
        <Heading level={1}>
          <Trans>Check your inbox</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>
            We sent an email to <bdi>{email}</bdi>. Open the link in it within 10 minutes, on any device, or
            type its code here.
          </Trans>
        </Text>
      </Stack>
      {code}
      <Stack gap={3}>
        <Text size="small" tone="muted">
          <Trans>Nothing there? Look in your spam folder, or ask for another email.</Trans>
        </Text>
        {resend}
        <Button variant="quiet" onPress={onChangeAddress}>
          <Trans>Use another address</Trans>
        </Button>
      </Stack>
    </Stack>
  );
}
