import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatTime } from '#lib/dates.ts';
import { NotRead } from '#reading/not-read.tsx';
import { NotReread } from '#reading/not-reread.tsx';

interface Reading {
  readonly reading: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly dataUpdatedAt: number;
    readonly refetch: () => unknown;
  };
}

/** Nothing is known of the reports: never looks like an empty list. */
export function ReportsNotRead({ reading: { error, isFetching, refetch } }: Reading) {
  const { t } = useLingui();
  return (
    <NotRead
      level={3}
      title={t`Your rooms did not load.`}
      error={error}
      pendingLabel={t`Loading your rooms`}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      <Trans>Nothing about your reports has changed.</Trans>
    </NotRead>
  );
}

/** What was read before stays, with the time it is from. */
export function ReportsNotReread({ reading }: Reading) {
  const { isError, error, isFetching, dataUpdatedAt, refetch } = reading;
  const { t } = useLingui();
  const { locale } = useLanguage();
  const time = formatTime(dataUpdatedAt, locale);
  return (
    <NotReread
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
    </NotReread>
  );
}
