import { Trans } from '@lingui/react/macro';
import { Children, type ReactNode } from 'react';

import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { useIsFirstToSay } from './read-failure.ts';

interface StaleNoticeProps {
  /** Of the query; null when all is well. */
  readonly error: unknown;
  /** Said while it is read once more: "Loading your redemptions". */
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly onRetry: () => void;
  /** What could not be read, and what is shown meanwhile. Leave it out when all is well. */
  readonly children?: ReactNode;
}

/**
 * Something could not be read again. What was read before stays in sight (scenario 43). Where the same
 * call has been spoken of above, only what is missing here is said.
 */
export function StaleNotice({ error, pendingLabel, isPending, onRetry, children }: StaleNoticeProps) {
  // Who has nothing to say leaves it to others.
  const isFirst = useIsFirstToSay(Children.toArray(children).length === 0 ? null : error);
  if (!isFirst) return <Text tone="muted">{children}</Text>;
  return (
    <Notice
      intent="caution"
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          pendingLabel={pendingLabel}
          onPress={onRetry}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
