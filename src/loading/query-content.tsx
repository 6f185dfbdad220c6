import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatTime } from '#lib/dates.ts';
import { LoadError } from './load-error.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import type { QueryState } from './query-state.ts';

interface QueryContentProps<Data> {
  readonly query: QueryState<Data>;
  /** "Your redemptions did not load." */
  readonly failed: string;
  /** "Loading your redemptions" */
  readonly loading: string;
  /** Shown while loading. It should have the height of the content. */
  readonly placeholder: ReactNode;
  /** Reassurance when nothing loaded: "Nothing about your reports has changed." */
  readonly reassurance?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the data of a query, or its loading or error state. Earlier data stays when a refetch fails (scenario 43). */
export function QueryContent<Data>({
  query,
  failed,
  loading,
  placeholder,
  reassurance,
  children,
}: QueryContentProps<Data>) {
  const { locale } = useLanguage();
  const { data, isError, error, isFetching, dataUpdatedAt, refetch } = query;
  const retry = { error, pendingLabel: loading, isPending: isFetching, onRetry: () => void refetch() };
  if (data === undefined && isError) {
    return (
      <LoadError level={3} title={failed} {...retry}>
        {reassurance}
      </LoadError>
    );
  }
  if (data === undefined) return <SkeletonGroup label={loading}>{placeholder}</SkeletonGroup>;
  return (
    <>
      <StaleNotice {...retry}>{isError && <Stale time={formatTime(dataUpdatedAt, locale)} />}</StaleNotice>
      {children(data)}
    </>
  );
}

function Stale({ time }: { readonly time: string }) {
  return (
    <Trans>
      We couldn’t update this. It’s from <bdi>{time}</bdi>.
    </Trans>
  );
}
