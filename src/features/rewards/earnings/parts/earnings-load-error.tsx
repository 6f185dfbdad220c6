import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatMomentInWords } from '#lib/dates.ts';
import { LoadError } from '#loading/load-error.tsx';
import { StaleNotice } from '#loading/stale-notice.tsx';
import type { EarningsQuery } from '../earnings.queries.ts';

interface QueryState {
  readonly reading: EarningsQuery;
}

/** Nothing is known of the month: never looks like one without earnings. */
export function EarningsLoadError({ reading: { error, isFetching, refetch } }: QueryState) {
  const { t } = useLingui();
  return (
    <LoadError
      level={3}
      title={t`Your earnings did not load.`}
      error={error}
      pendingLabel={t`Loading your earnings`}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      <Trans>Nothing about them has changed.</Trans>
    </LoadError>
  );
}

/** What was read before stays, with the time it was read at. */
export function EarningsStaleNotice({ reading }: QueryState) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { data, isError, error, isFetching, dataUpdatedAt, refetch } = reading;
  const moment = formatMomentInWords(new Date(dataUpdatedAt).toISOString(), locale);
  return (
    <StaleNotice
      error={error}
      pendingLabel={t`Getting the newest figures`}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      {isError && data !== undefined && (
        <Trans>
          These figures could not be read again. We read them last at <bdi>{moment}</bdi>.
        </Trans>
      )}
    </StaleNotice>
  );
}
