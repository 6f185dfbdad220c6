import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ApiError } from '#sdk/errors.ts';
import { currentSession } from './session.ts';

const MOST_RETRIES = 2;

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // Looking at the tab again asks at most once in half a minute (checklist, G8).
      staleTime: 30_000,
      // Offline a request fails and says so; a paused one would spin for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
      // What the server refused it refuses again; 401 has been dealt with below, by the token queue. Offline there is
      // nothing to try before the network is back, which asks again by itself.
      retry: (failures, error: unknown) =>
        navigator.onLine && error instanceof ApiError && error.transient && failures < MOST_RETRIES,
    },
  },
});

// Nothing that was read for one player is there for the next (scenario 15; checklist, E22).
currentSession().onCleared(() => {
  client.clear();
});

/** Provides the query client to a page or lazy component. The cache outlives the page, but not the session. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
