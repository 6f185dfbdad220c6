import { queryOptions } from '@tanstack/react-query';

import { roomAccounts } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import { RoomAccounts200Response } from '#sdk/generated/zod/room-accounts/room-accounts.zod.ts';
import { validated } from '#sdk/validated.ts';

/** The usernames that the player has reported, newest first. */
export const roomAccountsQuery = () =>
  queryOptions({
    queryKey: ['room-accounts'],
    queryFn: async ({ signal }) => validated(RoomAccounts200Response, await roomAccounts({ signal })),
  });
