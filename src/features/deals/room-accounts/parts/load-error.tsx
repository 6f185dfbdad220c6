import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatTime } from '#lib/dates.ts';
import { LoadError } from '#loading/load-error.tsx';
import { StaleNotice } from '#loading/stale-notice.tsx';

interface QueryState {
  readonly reading: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly dataUpdatedAt: number;
    readonly refetch: () => unknown;
  };
}

/** Nothing is known of the reports: never looks like an empty list. */
export function ReportsLoadError({ reading: { error, isFetching, refetch } }: QueryState) {
  const { t } = useLingui();
  return (
    <LoadError
      level={3}
      title={t`Your rooms did not load.`}
      error={error}
      pendingLabel={t`Loading your rooms`}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      <Trans>Nothing about your reports has changed.</Trans>
    </LoadError>
  );
}

/** What was read before stays, with the time it is from. */
export function ReportsStaleNotice({ reading }: QueryState) {
  const { isError, error, isFetching, dataUpdatedAt, refetch } = reading;
  const { t } = useLingui();
  const { locale } = useLanguage();
  const time = formatTime(dataUpdatedAt, locale);
  return (
    <StaleNotice
      error={error}
      pendingLabel={t`Loading your rooms`}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      {isError && (
        <Trans>
          Your rooms could not be read again. This is how they were at <bdi>{time}</bdi>.
        </Trans>
      )}
    </StaleNotice>
  );
}
