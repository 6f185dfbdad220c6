import { isToCorrect } from './stage.ts';
import { useRoomAccounts } from './room-accounts.queries.ts';

/** What a form begins with that corrects a refused report. */
export interface Correction {
  readonly deal: number;
  readonly email: string;
  readonly username: string;
}

/** The last report at this room, if it was refused; null when there is nothing to correct, or nobody knows yet. */
export function useCorrection(room: string): Correction | null {
  const { data = [] } = useRoomAccounts(room);
  const [newest] = data;
  if (newest === undefined || !isToCorrect(newest, data)) return null;
  return { deal: newest.deal.id, email: newest.email, username: newest.username };
}
