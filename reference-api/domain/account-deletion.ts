import type { Database } from '../store/database.ts';
import { hasRunningRedemption } from './redemptions.ts';

/** Deletes the player with everything that is theirs; false, and nothing happens, while a redemption is running. */
export function deletePlayer(whole: Database, playerId: number): Promise<boolean> {
  return whole.transaction().execute(async (database) => {
    if (await hasRunningRedemption(database, playerId)) return false;
    // The message stays, without its author; everything else goes with the player by foreign keys.
    await database.updateTable('feedback').set({ email: null }).where('player_id', '=', playerId).execute();
    await database.deleteFrom('players').where('id', '=', playerId).execute();
    return true;
  });
}
