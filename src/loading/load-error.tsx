import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { routes } from '#routes.ts';
import { ErrorState, type ErrorStateProps } from '#ui/error-state/error-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { readFailureReason, useIsFirstToSay } from './read-failure.ts';

interface LoadErrorProps extends Pick<ErrorStateProps, 'title' | 'level' | 'isAnnounced'> {
  /** Of the query; it says the cause. */
  readonly error: unknown;
  /** Said instead of what the error tells. */
  readonly reason?: string;
  /** Said while it is read once more: "Loading the deals". */
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly onRetry: () => void;
  /** What is true all the same: "Nothing about your Edge has changed." */
  readonly children?: ReactNode;
}

/**
 * Something could not be read from the server: why, another try, and the way to somebody who helps. Where the same
 * call has been spoken of above, only that it is missing here too.
 */
export function LoadError({
  error,
  reason,
  pendingLabel,
  isPending,
  onRetry,
  children,
  ...state
}: LoadErrorProps) {
  const { t, i18n } = useLingui();
  if (!useIsFirstToSay(error)) return <Text tone="muted">{state.title}</Text>;
  return (
    <ErrorState
      {...state}
      retry={{ label: t`Try again`, pendingLabel, isPending, onPress: onRetry }}
      support={
        <Link href={routes.support.href()} variant="standalone">
          {t`Contact support`}
        </Link>
      }
    >
      {children} {reason ?? i18n._(readFailureReason(error))}
    </ErrorState>
  );
}
