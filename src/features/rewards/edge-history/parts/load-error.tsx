import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatTime } from '#lib/dates.ts';
import { LoadError } from '#loading/load-error.tsx';
import { readFailureReason } from '#loading/read-failure.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import type { History } from '../edge-history.queries.ts';

interface HistoryProps {
  readonly history: History;
}

/** Nothing is known of the movements: never looks like an empty list. */
export function HistoryLoadError({ history: { error, isFetching, refetch } }: HistoryProps) {
  const { t } = useLingui();
  return (
    <LoadError
      level={2}
      isAnnounced
      title={t`Your Edge history did not load.`}
      error={error}
      pendingLabel={t`Loading your Edge history`}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      <Trans>Your Edge is safe: this is only about showing it.</Trans>
    </LoadError>
  );
}

/** What was read before stays, with the time it is from. */
export function HistoryStaleNotice({ history: { isFetching, refetch, dataUpdatedAt } }: HistoryProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const time = formatTime(dataUpdatedAt, locale);
  return (
    <Alert
      intent="caution"
      title={t`Your Edge history could not be read again.`}
      action={<TryAgain isPending={isFetching} onPress={() => void refetch()} />}
    >
      <Trans>
        This is how it was at <bdi>{time}</bdi>.
      </Trans>
    </Alert>
  );
}

/** Stands where the next movements would be. */
export function MoreLoadError({ history: { error, isFetchingNextPage, fetchNextPage } }: HistoryProps) {
  const { t, i18n } = useLingui();
  return (
    <Alert
      title={t`The next movements did not load.`}
      action={<TryAgain isPending={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
    >
      <Trans>Those above are still there.</Trans> {i18n._(readFailureReason(error))}
    </Alert>
  );
}

function TryAgain({ isPending, onPress }: { readonly isPending: boolean; readonly onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={isPending}
      pendingLabel={t`Loading your Edge history`}
      onPress={onPress}
    >
      {t`Try again`}
    </Button>
  );
}
