import type { AccountUpdate } from '#sdk/generated/model/account-update.ts';
import type { Account } from '#sdk/generated/model/account.ts';
import { toTimestamp } from '../clock.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import type { Player } from '../store/schema.ts';
import { emailKey } from './identifiers.ts';
import { verifyPassword } from './password-hash.ts';
import { hasRunningRedemption } from './redemptions.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** The account as its player sees it; `email` is null until it is verified. */
export async function accountOf({ database, settings }: Services, player: Player): Promise<Account> {
  return {
    id: player.id,
    email: player.verified_at === null ? null : player.email,
    ...unconfirmedEmailOf(player, settings.clock.now()),
    first_name: player.first_name,
    last_name: player.last_name,
    country: player.country,
    language: player.language,
    edge_balance: player.edge_balance,
    marketing_opt_in: player.marketing_opt_in,
    whatsapp_number: player.whatsapp_number,
    discord_id: player.discord_id,
    telegram: player.telegram,
    flags: player.flags,
    subscriptions: await subscriptionsOf(database, player.id),
  };
}

/** Changes the columns that are named, at least one, and answers the player after the change. */
export function updatePlayer(
  { database }: Services,
  playerId: number,
  update: AccountUpdate,
): Promise<Player> {
  return database
    .updateTable('players')
    .set(update)
    .where('id', '=', playerId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

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

export function findPlayerByEmail(database: Database, email: string): Promise<Player | undefined> {
  return database
    .selectFrom('players')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** The verified, active player with these credentials, or null; equally slow for every reason to refuse. */
export async function playerWithPassword(
  services: Services,
  credentials: { email: string; password: string },
): Promise<Player | null> {
  const player = await findPlayerByEmail(services.database, credentials.email);
  const { passwordCost } = services.settings;
  const matches = await verifyPassword(credentials.password, player?.password_hash, passwordCost);
  return player !== undefined && matches && player.verified_at !== null && player.active ? player : null;
}

/** The address of a change that still waits for its confirmation; nulls once its time is over. */
export function unconfirmedEmailOf(
  { unconfirmed_email, unconfirmed_email_expires_at }: Player,
  now: number,
): Pick<Account, 'unconfirmed_email' | 'unconfirmed_email_expires_at'> {
  return unconfirmed_email_expires_at !== null && unconfirmed_email_expires_at > now
    ? { unconfirmed_email, unconfirmed_email_expires_at: toTimestamp(unconfirmed_email_expires_at) }
    : { unconfirmed_email: null, unconfirmed_email_expires_at: null };
}
