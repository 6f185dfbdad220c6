import type { RoomAccount } from '../../sdk/generated/model/room-account.ts';

/** Where a report is. `overdue`: it still waits, longer than was promised. */
export type Stage = 'submitted' | 'inReview' | 'overdue' | 'connected' | 'refused';

/** @param now milliseconds since 1970 */
export function stageOf(account: Pick<RoomAccount, 'status' | 'due_at'>, now: number): Stage {
  if (isWaiting(account) && Date.parse(account.due_at) <= now) return 'overdue';
  return account.status === 'in_review' ? 'inReview' : account.status;
}

export function isWaiting({ status }: Pick<RoomAccount, 'status'>): boolean {
  return status === 'submitted' || status === 'in_review';
}

/** Refused, and nothing was reported at the same room since. */
export function isToCorrect(account: RoomAccount, accounts: readonly RoomAccount[]): boolean {
  const newest = accounts.find(({ room }) => room.slug === account.room.slug);
  return account.status === 'refused' && newest?.id === account.id;
}
