import { Trans, useLingui } from '@lingui/react/macro';

import { StaleNotice } from '#loading/stale-notice.tsx';
import { Text } from '#ui/text/text.tsx';
import type { usePace } from '../plan-pace.queries.ts';

/** Why nothing is said of how long it takes, or how it is counted. */
export function PaceNote({ reading }: { readonly reading: ReturnType<typeof usePace> }) {
  const { t } = useLingui();
  const { pace, isError, error, isFetching, refetch } = reading;
  return (
    <>
      <StaleNotice error={error} pendingLabel={t`Reading your pace`} isPending={isFetching} onRetry={refetch}>
        {isError && (
          <Trans>Your pace could not be read, so that how long it takes may be missing or old.</Trans>
        )}
      </StaleNotice>
      {pace !== null && (
        <Text size="small" tone="muted">
          <Explained pace={pace} />
        </Text>
      )}
    </>
  );
}

function Explained({ pace }: { readonly pace: NonNullable<ReturnType<typeof usePace>['pace']> }) {
  const { kind } = pace;
  if (kind === 'tooFewDays') return <Trans>After seven days of play we can estimate this.</Trans>;
  if (kind === 'noGain') {
    const { days } = pace;
    return (
      <Trans>
        In the last {days} days corrections took as much Edge as you earned, or more, so we do not estimate
        how long it takes.
      </Trans>
    );
  }
  return <Trans>Counted from your faster weeks to your slower ones. Days without play count too.</Trans>;
}
