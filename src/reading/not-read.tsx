import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { routes } from '../routes.ts';
import { ErrorState, type ErrorStateProps } from '../ui/error-state/error-state.tsx';
import { Link } from '../ui/link/link.tsx';

interface NotReadProps extends Pick<ErrorStateProps, 'title' | 'level' | 'isAnnounced'> {
  /** Said while it is read once more: "Loading the deals". */
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly onRetry: () => void;
  /** What is not known now, and what to do. */
  readonly children: ReactNode;
}

/** Something could not be read from the server: another try, and the way to somebody who helps. */
export function NotRead({ pendingLabel, isPending, onRetry, children, ...error }: NotReadProps) {
  const { t } = useLingui();
  return (
    <ErrorState
      {...error}
      retry={{ label: t`Try again`, pendingLabel, isPending, onPress: onRetry }}
      support={
        <Link href={routes.support.href()} variant="standalone">
          {t`Contact support`}
        </Link>
      }
    >
      {children}
    </ErrorState>
  );
}
