import type { RoomAccount } from '#sdk/generated/model/room-account.ts';

/** A report that stands in the way of another one of the same username. */
export interface OwnReport extends RoomAccount {
  readonly status: 'submitted' | 'in_review' | 'connected';
}

/** The player's report of this username at this room, if it is not refused: the server takes no second one. */
export function ownReport(
  accounts: readonly RoomAccount[],
  room: string,
  username: string,
): OwnReport | undefined {
  const key = usernameKey(username);
  return accounts
    .filter(isStanding)
    .find((account) => account.room.slug === room && usernameKey(account.username) === key);
}

/** The username as the server compares it: case, ways to write a letter and invisible marks make no difference. */
function usernameKey(written: string): string {
  return written
    .replaceAll(/[\u200B\u2060\uFEFF]/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase();
}

function isStanding(account: RoomAccount): account is OwnReport {
  return account.status !== 'refused';
}
