import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { accountQuery } from '#queries/account.ts';
import type { Account } from '#sdk/generated/model/account.ts';
import { useSession } from '#session/use-session.ts';

/** The whole account of the logged-in player. What the session knows of it follows. */
export function useAccount() {
  const { updateUser } = useSession();
  const query = useQuery(accountQuery());
  const { data } = query;
  useEffect(() => {
    if (data !== undefined) updateUser(data);
  }, [data, updateUser]);
  return query;
}

/** Takes over what a call has answered of the account. */
export function useKeepAccount(): (answer: Partial<Account>) => void {
  const client = useQueryClient();
  const { updateUser } = useSession();
  return useCallback(
    (answer) => {
      const { queryKey } = accountQuery();
      updateUser(answer);
      // A read that began before the change would bring back what was.
      void client.cancelQueries({ queryKey }).then(() => {
        client.setQueryData(queryKey, (known) => known && { ...known, ...answer });
      });
    },
    [client, updateUser],
  );
}

/** Fetches the account again, because something about it has changed on the server. */
export function useRefetchAccount(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    const { queryKey } = accountQuery();
    // A first read that is still under way began before the change, and would be waited for in place of a new one.
    void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
  }, [client]);
}
