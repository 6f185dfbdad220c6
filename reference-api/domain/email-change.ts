import type { PendingEmailChange } from '#sdk/generated/model/pending-email-change.ts';
import { toTimestamp } from '../clock.ts';
import { addressInUseMail, emailChangeMail, emailChangedMail } from '../mail/mails.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import type { EmailChange, Player } from '../store/schema.ts';
import { unconfirmedEmailOf } from './account.ts';
import { digest, emailKey, tidyEmail } from './identifiers.ts';
import { verifyPassword } from './password-hash.ts';
import { dropResetLinks } from './reset-links.ts';

export type EmailChangeRefusal = 'password_wrong' | 'change_pending';

/**
 * Mails a link to the new address. If another member has that address, the work and the answer are the same, but the
 * owner gets a notice instead of the link.
 */
export async function requestEmailChange(
  services: Services,
  player: Player,
  { new_email, current_password }: { new_email: string; current_password: string },
): Promise<PendingEmailChange | EmailChangeRefusal> {
  const { settings } = services;
  const isOwner = await verifyPassword(current_password, player.password_hash, settings.passwordCost);
  if (!isOwner) return 'password_wrong';
  const change = await services.database.transaction().execute(async (database) => {
    if ((await pendingEmail(services, database, player.id)) !== null) return null;
    const created = await createEmailChange(services, database, player.id, new_email);
    return { ...created, owner: await memberWithEmail(database, new_email) };
  });
  if (change === null) return 'change_pending';
  await mailChange(services, player, change);
  return pendingOf(change);
}

/** Mails a new link for the change that is pending, which supersedes the older one; null when none is. */
export async function resendEmailChange(
  services: Services,
  player: Player,
): Promise<PendingEmailChange | null> {
  const change = await services.database.transaction().execute(async (database) => {
    const email = await pendingEmail(services, database, player.id);
    if (email === null) return null;
    const created = await createEmailChange(services, database, player.id, email);
    return { ...created, owner: await memberWithEmail(database, email) };
  });
  if (change === null) return null;
  await mailChange(services, player, change);
  return pendingOf(change);
}

/** Takes back the change that is pending, if one is: its link is of no use any more. */
export async function cancelEmailChange(services: Services, playerId: number): Promise<void> {
  await services.database.transaction().execute(async (database) => {
    await database
      .updateTable('email_changes')
      .set({ cancelled_at: services.settings.clock.now() })
      .where('player_id', '=', playerId)
      .where('used_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .execute();
    await database
      .updateTable('players')
      .set({ unconfirmed_email: null, unconfirmed_email_expires_at: null })
      .where('id', '=', playerId)
      .execute();
  });
}

interface CreatedChange {
  email: string;
  token: string;
  expires_at: number;
}

async function mailChange(
  { mailer, settings }: Services,
  player: Player,
  { owner, email, token }: CreatedChange & { owner: Player | undefined },
): Promise<void> {
  await mailer.deliver(
    owner === undefined
      ? emailChangeMail(settings.siteOrigin, { ...player, email }, token, settings.linkSeconds)
      : addressInUseMail(settings.siteOrigin, owner),
  );
}

function pendingOf({ email, expires_at }: CreatedChange): PendingEmailChange {
  return { unconfirmed_email: email, unconfirmed_email_expires_at: toTimestamp(expires_at) };
}

/** Makes the token of a new link and shows the address as unconfirmed as long as the link is valid. */
export async function createEmailChange(
  services: Services,
  database: Database,
  playerId: number,
  newEmail: string,
): Promise<CreatedChange> {
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
function memberWithEmail(database: Database, email: string): Promise<Player | undefined> {
  return database
    .selectFrom('players')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
}

async function pendingEmail(
  services: Services,
  database: Database,
  playerId: number,
): Promise<string | null> {
  const player = await database
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return unconfirmedEmailOf(player, services.settings.clock.now()).unconfirmed_email;
}

export type EmailChangeFailure = 'link_invalid' | 'link_expired' | 'link_superseded' | 'wrong_account';

/** Gives the player the new address and sends a notice to the old one; null is success, also when repeated. */
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
  // A sign-up that never confirmed the address is replaced by the member who has confirmed it.
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
