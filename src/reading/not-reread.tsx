import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

interface NotRereadProps {
  /** Said while it is read once more: "Loading your redemptions". */
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly onRetry: () => void;
  /** What could not be read, and what is shown meanwhile. Leave it out when all is well. */
  readonly children?: ReactNode;
}

/** Something could not be read again. What was read before stays in sight (scenario 43). */
export function NotReread({ pendingLabel, isPending, onRetry, children }: NotRereadProps) {
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
