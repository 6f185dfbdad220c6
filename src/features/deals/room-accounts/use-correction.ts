import { isToCorrect } from '#domain/report-stage.ts';
import { usePutAway } from '#hooks/use-put-away.ts';
import { useRoomAccounts } from './room-accounts.queries.ts';

/** What a form begins with that corrects a refused report. */
export interface Correction {
  readonly deal: number;
  readonly email: string;
  readonly username: string;
}

/** The last report at this room, if it is there to correct; null when there is none, or nobody knows yet. */
export function useCorrection(room: string): Correction | null {
  const { data = [] } = useRoomAccounts(room);
  const putAway = usePutAway();
  const [newest] = data;
  if (newest === undefined || !isToCorrect(newest, data) || putAway.includes(newest.id)) return null;
  return { deal: newest.deal.id, email: newest.email, username: newest.username };
}
