import { emailChangedMail } from '../mail/email-changed-mail.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import type { EmailChange, Player } from '../store/schema.ts';
import { digest } from './digest.ts';
import { memberWithEmail } from './email-change.ts';
import { emailKey } from './email-address.ts';
import { dropResetLinks } from './reset-links.ts';

export type EmailChangeFailure = 'link_invalid' | 'link_expired' | 'link_superseded' | 'wrong_account';

/** Makes the new address the player's own and tells the old one; null is success, also when it is repeated. */
export async function confirmEmailChange(
  services: Services,
  player: Player,
  token: string,
): Promise<EmailChangeFailure | null> {
  const outcome = await services.database
    .transaction()
    .execute((database) => confirm(services, database, player.id, token));
  if (outcome === 'repeated') return null;
  if (outcome !== 'changed') return outcome;
  await services.mailer.deliver(emailChangedMail(services.settings.siteOrigin, player));
  return null;
}

async function confirm(
  services: Services,
  database: Database,
  playerId: number,
  token: string,
): Promise<EmailChangeFailure | 'changed' | 'repeated'> {
  const change = await database
    .selectFrom('email_changes')
    .selectAll()
    .where('token_hash', '=', digest(token))
    .executeTakeFirst();
  if (change === undefined) return 'link_invalid';
  if (change.player_id !== playerId) return 'wrong_account';
  if (change.used_at !== null) return (await isAddress(database, change)) ? 'repeated' : 'link_superseded';
  if (await hasNewer(database, change)) return 'link_superseded';
  if (change.cancelled_at !== null) return 'link_invalid';
  if (change.expires_at <= services.settings.clock.now()) return 'link_expired';
  if ((await memberWithEmail(database, change.new_email)) !== undefined) return 'link_invalid';
  await applyChange(services, database, change);
  return 'changed';
}

async function isAddress(database: Database, { player_id, new_email }: EmailChange): Promise<boolean> {
  const member = await memberWithEmail(database, new_email);
  return member?.id === player_id;
}

async function hasNewer(database: Database, { id, player_id }: EmailChange): Promise<boolean> {
  const newer = await database
    .selectFrom('email_changes')
    .select('id')
    .where('player_id', '=', player_id)
    .where('id', '>', id)
    .executeTakeFirst();
  return newer !== undefined;
}

async function applyChange(
  services: Services,
  database: Database,
  { id, player_id, new_email }: EmailChange,
): Promise<void> {
  const now = services.settings.clock.now();
  const email_key = emailKey(new_email);
  // A sign-up that never showed the address to be its own gives way to whoever has shown it.
  await database.deleteFrom('players').where('email_key', '=', email_key).execute();
  await database
    .updateTable('players')
    .set({
      email: new_email,
      email_key,
      verified_at: now,
      unconfirmed_email: null,
      unconfirmed_email_expires_at: null,
    })
    .where('id', '=', player_id)
    .execute();
  await database.updateTable('email_changes').set({ used_at: now }).where('id', '=', id).execute();
  // They are in the inbox of the old address.
  await dropResetLinks(database, player_id);
}
