import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { ShieldCheckIcon } from '#ui/icons/shield-check-icon.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

interface ConfirmationHeadingProps {
  /** A press is all that is left to do. */
  readonly isOnePress: boolean;
}

export function ConfirmationHeading({ isOnePress }: ConfirmationHeadingProps) {
  return (
    <Stack gap={3} align="center">
      <IconBadge icon={<ShieldCheckIcon />} size="large" />
      <Heading level={1}>
        <Trans>Confirm your email</Trans>
      </Heading>
      {isOnePress && (
        <Text tone="muted">
          <Trans>One press, and your account is ready to use.</Trans>
        </Text>
      )}
    </Stack>
  );
}

interface ConfirmLinkButtonProps {
  readonly isPending: boolean;
  readonly onConfirm: () => void;
}

/** Waits for a press, because mail scanners open links and run scripts (decision 3). */
export function ConfirmLinkButton({ isPending, onConfirm }: ConfirmLinkButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      variant="primary"
      size="large"
      isFullWidth
      isPending={isPending}
      pendingLabel={t`Confirming your email`}
      onPress={onConfirm}
    >
      <Trans>Confirm my email</Trans>
    </Button>
  );
}
