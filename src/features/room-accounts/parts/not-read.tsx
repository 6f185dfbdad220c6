import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '../../../i18n/use-language.ts';
import { formatTime } from '../../../lib/dates.ts';
import { NotRead } from '../../../reading/not-read.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

interface Reading {
  readonly reading: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly dataUpdatedAt: number;
    readonly refetch: () => unknown;
  };
}

/** Nothing is known of the reports: never looks like an empty list. */
export function ReportsNotRead({ reading: { isFetching, refetch } }: Reading) {
  const { t } = useLingui();
  return (
    <NotRead
      level={3}
      title={t`Your rooms did not load.`}
      pendingLabel={t`Loading your rooms`}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      <Trans>Nothing about your reports has changed. Check your connection and try again.</Trans>
    </NotRead>
  );
}

/** What was read before stays, with the time it is from. */
export function NotReread({ reading: { isError, isFetching, dataUpdatedAt, refetch } }: Reading) {
  const { locale } = useLanguage();
  const time = formatTime(dataUpdatedAt, locale);
  return (
    <Notice
      intent="caution"
      action={
        <Button variant="secondary" size="small" isPending={isFetching} onPress={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isError && (
        <Trans>
          Your rooms could not be read again. This is how they were at <bdi>{time}</bdi>.
        </Trans>
      )}
    </Notice>
  );
}
