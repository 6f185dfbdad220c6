import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { account, getAccountQueryKey } from '#sdk/generated/api/account/account.ts';
import type { Account } from '#sdk/generated/model/account.ts';
import { Account200Response } from '#sdk/generated/zod/account/account.zod.ts';
import { validated } from '#sdk/validated.ts';
import { useSession } from '#session/use-session.ts';

/** The whole account of the signed-in player. What the session knows of it follows. */
export function useAccount() {
  const { updateUser } = useSession();
  // Not the generated hook: the session reads the account too, and would bring all of TanStack Query to every page.
  const query = useQuery({
    queryKey: getAccountQueryKey(),
    queryFn: async ({ signal }) => validated(Account200Response, await account({}, signal)),
  });
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
      const queryKey = getAccountQueryKey();
      updateUser(answer);
      // A read that began before the change would bring back what was.
      void client.cancelQueries({ queryKey }).then(() => {
        client.setQueryData<Account>(queryKey, (known) => known && { ...known, ...answer });
      });
    },
    [client, updateUser],
  );
}

/** Reads the account anew, because something about it has changed on the server. */
export function useRereadAccount(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    const queryKey = getAccountQueryKey();
    // A first read that is still under way began before the change, and would be waited for in place of a new one.
    void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
  }, [client]);
}
