import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';

export const UNKNOWN_PLAYER = 'The room knows no player of this name.';

/** A username that begins like this is refused by the simulated review. */
const UNKNOWN_TO_THE_ROOM = 'unknown';

/**
 * Brings every account that is under the simulated review to where it stands by the clock: in review after half
 * of the time, then connected or refused.
 */
export async function settleReviews(services: Services, database: Database): Promise<void> {
  const now = services.settings.clock.now();
  await database
    .updateTable('room_accounts')
    .set({ status: 'in_review' })
    .where('status', '=', 'submitted')
    .where((is) => is(is('reported_at', '+', is.ref('review_ends_at')), '<=', 2 * now))
    .execute();
  const decided = () =>
    database
      .updateTable('room_accounts')
      .where('status', 'in', ['submitted', 'in_review'])
      .where('review_ends_at', '<=', now);
  await decided()
    .set({ status: 'refused', reason: UNKNOWN_PLAYER })
    .where('username_key', 'like', `${UNKNOWN_TO_THE_ROOM}%`)
    .execute();
  await decided()
    .set((row) => ({ status: 'connected', connected_at: row.ref('review_ends_at') }))
    .execute();
}
