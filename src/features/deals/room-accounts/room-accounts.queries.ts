import { useQuery } from '@tanstack/react-query';

import { isToCorrect, isWaiting } from '#domain/report-stage.ts';
import { useDismissedReports } from '#hooks/use-dismissed-reports.ts';
import { roomAccountsQuery, type RoomAccount } from '#queries/room-accounts.ts';

/** TanStack Query does not poll in a hidden tab. */
const REVIEW_POLL_MS = 60_000;

export type Report = RoomAccount;

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
    refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) === true ? REVIEW_POLL_MS : false),
  });
}

export interface Correction {
  readonly deal: number;
  readonly email: string;
  readonly username: string;
}

/** The last report at this room, if it is there to correct; undefined while the reports are loading. */
export function useCorrection(room: string): Correction | null | undefined {
  const { data = [], isPending } = useRoomAccounts(room);
  const dismissed = useDismissedReports();
  const [newest] = data;
  if (isPending) return undefined;
  if (newest === undefined || !isToCorrect(newest, data) || dismissed.includes(newest.id)) return null;
  return { deal: newest.deal.id, email: newest.email, username: newest.username };
}
