import { onlineManager, type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

import { onAnswerLanguage } from '#sdk/answer-language.ts';
import { ApiError } from '#sdk/errors.ts';
import { currentSession } from './session.ts';

const MOST_RETRIES = 2;
const JUST_NOW_MS = 5_000;

let reconnectedAt = 0;
onlineManager.subscribe((isOnline) => {
  if (isOnline) reconnectedAt = Date.now();
});

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Returning to the tab refetches at most once per half minute (checklist, G8).
      staleTime: 30_000,
      // Offline a request fails and shows an error; the default would pause it and show a spinner for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
      // A refusal would be repeated, and the token queue has already handled a 401. Offline a retry is useless: the
      // query is refetched when the network is back.
      retry: (failures, error: unknown) =>
        navigator.onLine && error instanceof ApiError && error.transient && failures < MOST_RETRIES,
      // What was asked for before the page was there and failed just now is shown as failed, not asked for twice, unless the
      // network is back since.
      retryOnMount: ({ state: { errorUpdatedAt } }) =>
        errorUpdatedAt < reconnectedAt || Date.now() - errorUpdatedAt > JUST_NOW_MS,
    },
  },
});

// The cache of one player must not be visible to the next (scenario 15; checklist, E22).
currentSession().onCleared(() => {
  queryClient.clear();
});

onAnswerLanguage(() => {
  const filters = { predicate: ({ meta }: Query) => meta?.['isInLanguage'] === true };
  // Cancel a first fetch that is still running. It asked for the language before, and the refetch would reuse it.
  void queryClient.cancelQueries(filters).then(() => queryClient.invalidateQueries(filters));
});

/** Provides the query client to a page or lazy component. The cache outlives the page, but not the session. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** A component that provides the query client to itself, for a part of a page that has none. */
export function withQueries<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function PartWithQueries(props: Props) {
    return (
      <Queries>
        <Part {...props} />
      </Queries>
    );
  };
}
