import { useLingui } from '@lingui/react/macro';

import { LoadError } from '#loading/load-error.tsx';
import type { ErrorStateProps } from '#ui/error-state/error-state.tsx';

interface DealsLoadErrorProps {
  readonly level: ErrorStateProps['level'];
  readonly error: unknown;
  readonly retry: NonNullable<ErrorStateProps['retry']>;
}

export function DealsLoadError({ level, error, retry }: DealsLoadErrorProps) {
  const { t } = useLingui();
  return (
    <LoadError
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
