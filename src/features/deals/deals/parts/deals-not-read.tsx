import { useLingui } from '@lingui/react/macro';

import { NotRead } from '#reading/not-read.tsx';
import type { ErrorStateProps } from '#ui/error-state/error-state.tsx';

interface DealsNotReadProps {
  readonly level: ErrorStateProps['level'];
  readonly error: unknown;
  readonly retry: NonNullable<ErrorStateProps['retry']>;
}

export function DealsNotRead({ level, error, retry }: DealsNotReadProps) {
  const { t } = useLingui();
  return (
    <NotRead
      level={level}
      isAnnounced
      title={t`The deals did not load.`}
      error={error}
      pendingLabel={retry.pendingLabel}
      isPending={retry.isPending}
      onRetry={retry.onPress}
    />
  );
}
