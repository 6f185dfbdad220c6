import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import type { Player } from '../store/schema.ts';
import { emailKey } from './email-address.ts';
import { verifyPassword } from './password-hash.ts';

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
  return player !== undefined && matches && player.verified_at !== null && player.active === 1
    ? player
    : null;
}
