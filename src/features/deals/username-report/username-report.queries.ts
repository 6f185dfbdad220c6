import { useQuery } from '@tanstack/react-query';

import { getRoomAccountsQueryKey, roomAccounts } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import { RoomAccounts200Response } from '#sdk/generated/zod/room-accounts/room-accounts.zod.ts';
import { validated } from '#sdk/validated.ts';

/** What the player has reported so far, so that nothing is sent twice by accident. */
export function useOwnReports() {
  return useQuery({
    queryKey: getRoomAccountsQueryKey(),
    queryFn: async ({ signal }) => validated(RoomAccounts200Response, await roomAccounts(undefined, signal)),
  });
}
