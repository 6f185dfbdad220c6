import { Trans } from '@lingui/react/macro';
import { Children, type ReactNode } from 'react';

import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { useIsFirstNotice } from './read-failure.ts';

interface StaleNoticeProps {
  /** The error of the query, null if there is none. */
  readonly error: unknown;
  /** The label while the query is retried: "Loading your redemptions". */
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly onRetry: () => void;
  /** What did not load, and what is shown instead. Leave it out if there is no error. */
  readonly children?: ReactNode;
}

/**
 * Says that a refetch failed while the earlier data stays visible (scenario 43). If a notice further up the page already
 * explains the same error, it says only what is out of date here.
 */
export function StaleNotice({ error, pendingLabel, isPending, onRetry, children }: StaleNoticeProps) {
  // Without a text this notice must not count as the first one.
  const isFirst = useIsFirstNotice(Children.toArray(children).length === 0 ? null : error);
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
