import type { RoomAccount } from '../../sdk/generated/model/room-account.ts';

export type UnverifiedAccount = RoomAccount & {
  readonly status: Exclude<RoomAccount['status'], 'connected'>;
};

/**
 * What waits for a room, or was refused by it. A refused username that another one at the same room followed is past.
 *
 * @param accounts newest first
 */
export function unverifiedOf(accounts: readonly RoomAccount[]): UnverifiedAccount[] {
  return accounts.filter((account): account is UnverifiedAccount => {
    const newest = accounts.find(({ room }) => room.slug === account.room.slug);
    return account.status === 'refused' ? newest === account : account.status !== 'connected';
  });
}
