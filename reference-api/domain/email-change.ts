import type { PendingEmailChange } from '../../src/sdk/generated/model/pending-email-change.ts';
import { toTimestamp } from '../clock.ts';
import { addressInUseMail } from '../mail/address-in-use-mail.ts';
import { emailChangeMail } from '../mail/email-change-mail.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import type { Player } from '../store/schema.ts';
import { digest } from './digest.ts';
import { emailKey, tidyEmail } from './email-address.ts';
import { verifyPassword } from './password-hash.ts';
import { unconfirmedEmailOf } from './unconfirmed-email.ts';

export type EmailChangeRefusal = 'password_wrong' | 'change_pending';

/**
 * Mails a link to the new address. For the address of another member it does as much and looks the same from
 * outside, but the mail is another one: its owner is told, and nobody gets the link.
 */
export async function requestEmailChange(
  services: Services,
  player: Player,
  { new_email, current_password }: { new_email: string; current_password: string },
): Promise<PendingEmailChange | EmailChangeRefusal> {
  const { mailer, settings } = services;
  const isOwner = await verifyPassword(current_password, player.password_hash, settings.passwordCost);
  if (!isOwner) return 'password_wrong';
  const change = await services.database.transaction().execute(async (database) => {
    if (await isChangePending(services, database, player.id)) return null;
    const created = await createEmailChange(services, database, player.id, new_email);
    return { ...created, owner: await memberWithEmail(database, new_email) };
  });
  if (change === null) return 'change_pending';
  const { owner, email, token, expires_at } = change;
  await mailer.deliver(
    owner === undefined
      ? emailChangeMail(settings.siteOrigin, { ...player, email }, token, settings.linkSeconds)
      : addressInUseMail(settings.siteOrigin, owner),
  );
  return { unconfirmed_email: email, unconfirmed_email_expires_at: toTimestamp(expires_at) };
}

/** Makes the token of a new link and shows the address as unconfirmed as long as the link is valid. */
export async function createEmailChange(
  services: Services,
  database: Database,
  playerId: number,
  newEmail: string,
): Promise<{ email: string; token: string; expires_at: number }> {
  const { clock, random, linkSeconds } = services.settings;
  const email = tidyEmail(newEmail);
  const token = random.token();
  const expires_at = clock.now() + linkSeconds * 1000;
  await database
    .insertInto('email_changes')
    .values({ player_id: playerId, new_email: email, token_hash: digest(token), expires_at })
    .execute();
  await database
    .updateTable('players')
    .set({ unconfirmed_email: email, unconfirmed_email_expires_at: expires_at })
    .where('id', '=', playerId)
    .execute();
  return { email, token, expires_at };
}

/** Whose verified address it is. Somebody who never verified it has no claim to it. */
export function memberWithEmail(database: Database, email: string): Promise<Player | undefined> {
  return database
    .selectFrom('players')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
}

async function isChangePending(services: Services, database: Database, playerId: number): Promise<boolean> {
  const player = await database
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return unconfirmedEmailOf(player, services.settings.clock.now()).unconfirmed_email !== null;
}
