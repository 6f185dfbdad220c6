import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { accountQuery, type Account } from '#queries/account.ts';
import { useSession } from '#session/use-session.ts';

/** The whole account of the logged-in player. Updates the account of the session too. */
export function useAccount() {
  const { updateUser } = useSession();
  const query = useQuery(accountQuery());
  const { data } = query;
  useEffect(() => {
    if (data !== undefined) updateUser(data);
  }, [data, updateUser]);
  return query;
}

/** Puts the answer of a call into the cached account. */
export function useKeepAccount(): (answer: Partial<Account>) => void {
  const client = useQueryClient();
  const { updateUser } = useSession();
  return useCallback(
    (answer) => {
      const { queryKey } = accountQuery();
      updateUser(answer);
      // Cancel a running fetch: it started before the change and would restore the old data.
      void client.cancelQueries({ queryKey }).then(() => {
        client.setQueryData(queryKey, (known) => known && { ...known, ...answer });
      });
    },
    [client, updateUser],
  );
}

/** Refetches the account after a change on the server. */
export function useRefetchAccount(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    const { queryKey } = accountQuery();
    // Cancel a first fetch that is still running. It started before the change, and the refetch would reuse it.
    void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
  }, [client]);
}
