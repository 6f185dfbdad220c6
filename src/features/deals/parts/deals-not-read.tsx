import { Trans, useLingui } from '@lingui/react/macro';

import { NotRead } from '../../../reading/not-read.tsx';
import type { ErrorStateProps } from '../../../ui/error-state/error-state.tsx';

interface DealsNotReadProps {
  readonly level: ErrorStateProps['level'];
  readonly retry: NonNullable<ErrorStateProps['retry']>;
}

export function DealsNotRead({ level, retry }: DealsNotReadProps) {
  const { t } = useLingui();
  return (
    <NotRead
      level={level}
      isAnnounced
      title={t`The deals did not load.`}
      pendingLabel={retry.pendingLabel}
      isPending={retry.isPending}
      onRetry={retry.onPress}
    >
      <Trans>We do not know yet which deals there are. Check your connection and try again.</Trans>
    </NotRead>
  );
}
