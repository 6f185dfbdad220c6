import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { routes } from '#routes.ts';
import { ErrorState, type ErrorStateProps } from '#ui/empty-state/empty-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { ErrorDetails } from './error-details.tsx';
import { readFailureReason, requestIdOf, useIsFirstNotice } from './read-failure.ts';

interface LoadErrorProps extends Pick<ErrorStateProps, 'title' | 'level' | 'isAnnounced'> {
  /** The error of the query; it gives the reason. */
  readonly error: unknown;
  /** The label while the query is retried: "Loading the deals". */
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly onRetry: () => void;
  /** Reassurance that follows the reason: "Nothing about your Edge has changed." */
  readonly children?: ReactNode;
}

/**
 * Says why a query failed, with a retry button and a link to support. If a notice further up the page already explains
 * the same error, it says only that the data is missing here too.
 */
export function LoadError({ error, pendingLabel, isPending, onRetry, children, ...state }: LoadErrorProps) {
  const { t, i18n } = useLingui();
  if (!useIsFirstNotice(error)) return <Text tone="muted">{state.title}</Text>;
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
      {children} {i18n._(readFailureReason(error))}
      <ErrorDetails requestId={requestIdOf(error)} />
    </ErrorState>
  );
}
