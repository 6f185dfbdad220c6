import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatMomentInWords } from '#lib/dates.ts';
import { NotRead } from '#reading/not-read.tsx';
import { NotReread } from '#reading/not-reread.tsx';
import type { EarningsReading } from '../earnings.queries.ts';

interface Reading {
  readonly reading: EarningsReading;
}

/** Nothing is known of the month: never looks like one without earnings. */
export function EarningsNotRead({ reading: { error, isFetching, refetch } }: Reading) {
  const { t } = useLingui();
  return (
    <NotRead
      level={3}
      title={t`Your earnings did not load.`}
      error={error}
      pendingLabel={t`Loading your earnings`}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      <Trans>Nothing about them has changed.</Trans>
    </NotRead>
  );
}

/** What was read before stays, with the time it was read at. */
export function EarningsNotReread({ reading }: Reading) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { data, isError, error, isFetching, dataUpdatedAt, refetch } = reading;
  const moment = formatMomentInWords(new Date(dataUpdatedAt).toISOString(), locale);
  return (
    <NotReread
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
    </NotReread>
  );
}
