import { useQuery } from '@tanstack/react-query';

import { isWaiting } from '#domain/report-stage.ts';
import { roomAccountsQuery } from '#queries/room-accounts.ts';
import type { RoomAccount } from '#sdk/generated/model/room-account.ts';

/** How often a review is asked after, while somebody looks: a hidden tab asks nothing. */
const REVIEW_LOOK_MS = 60_000;

/**
 * What the member has reported, newest first.
 *
 * @param room only the reports at the room of this slug; null for all of them
 */
export function useRoomAccounts(room: string | null) {
  return useQuery({
    ...roomAccountsQuery(),
    select: (accounts: RoomAccount[]) =>
      room === null ? accounts : accounts.filter((account) => account.room.slug === room),
    refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) === true ? REVIEW_LOOK_MS : false),
  });
}
