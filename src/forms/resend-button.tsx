import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

interface ResendButtonProps {
  readonly isSending: boolean;
  readonly canRequest: boolean;
  /** Seconds of the cool-down, 0 when nothing has to be waited for. */
  readonly secondsLeft: number;
  readonly onPress: () => void;
}

/** Asks for the same mail once more, and says how long that has to wait. */
export function ResendButton({ isSending, canRequest, secondsLeft, onPress }: ResendButtonProps) {
  const { t } = useLingui();
  return (
    <Stack gap={2}>
      <Button
        variant="secondary"
        isFullWidth
        isPending={isSending}
        pendingLabel={t`Sending the email`}
        isDisabled={!canRequest && !isSending}
        onPress={onPress}
      >
        <Trans>Send another email</Trans>
      </Button>
      <ResendWait secondsLeft={secondsLeft} />
    </Stack>
  );
}

/** Why the button that asks for a mail is disabled, and for how long. */
export function ResendWait({ secondsLeft }: Pick<ResendButtonProps, 'secondsLeft'>) {
  const { t } = useLingui();
  if (secondsLeft === 0) return null;
  const minutesLeft = Math.ceil(secondsLeft / 60);
  return (
    <Text size="small" tone="muted">
      {secondsLeft < 120
        ? t`You can ask for another email in ${plural(secondsLeft, { one: '# second', other: '# seconds' })}.`
        : t`You can ask for another email in ${plural(minutesLeft, { one: '# minute', other: '# minutes' })}.`}
    </Text>
  );
}
