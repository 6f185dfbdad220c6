import type { AccountUpdate } from '#sdk/generated/model/account-update.ts';
import type { Services } from '../services.ts';
import type { Player } from '../store/schema.ts';

/** Changes the columns that are named, at least one, and answers the player after the change. */
export function updatePlayer(
  { database }: Services,
  playerId: number,
  { marketing_opt_in, ...columns }: AccountUpdate,
): Promise<Player> {
  return database
    .updateTable('players')
    .set({
      ...columns,
      ...(marketing_opt_in !== undefined && { marketing_opt_in: Number(marketing_opt_in) }),
    })
    .where('id', '=', playerId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
