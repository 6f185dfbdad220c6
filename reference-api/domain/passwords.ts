import { passwordChangedMail, passwordResetMail } from '../mail/mails.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import type { Player } from '../store/schema.ts';
import { findPlayerByEmail } from './account.ts';
import { fromUidb64 } from './identifiers.ts';
import { rememberCaller } from './login-tries.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import {
  createResetLink,
  dropResetLinks,
  resetLinkFailure,
  spendResetLink,
  type ResetLink,
  type ResetLinkFailure,
} from './reset-links.ts';
import { closeSessionsOf, openSessionIn, type TokenPair } from './sessions.ts';

/**
 * Replaces the password and every session, and reports it to the member by mail.
 *
 * @returns the new session's tokens, or null for a wrong `current`
 */
export async function changePassword(
  services: Services,
  player: Player,
  passwords: { current: string; next: string },
): Promise<TokenPair | null> {
  const { passwordCost, random } = services.settings;
  if (!(await verifyPassword(passwords.current, player.password_hash, passwordCost))) return null;
  const passwordHash = await hashPassword(passwords.next, passwordCost, random);
  const tokens = await services.database.transaction().execute(async (database) => {
    // A reset that came between must not be undone by somebody who knows the older password.
    if (!(await hasPasswordHash(database, player))) return null;
    await dropResetLinks(database, player.id);
    await setPassword(services, database, player.id, passwordHash);
    return openSessionIn(services, database, player.id);
  });
  if (tokens !== null) await mailPasswordChanged(services, player);
  return tokens;
}

/** Mails a link to the verified member with this address; nothing to anybody else. */
export async function mailResetLink(services: Services, email: string): Promise<void> {
  const { database, mailer, settings } = services;
  const player = await findPlayerByEmail(database, email);
  if (!player?.verified_at || !player.active) return;
  const token = await createResetLink(services, player.id);
  await mailer.deliver(passwordResetMail(settings.siteOrigin, player, token, settings.linkSeconds));
}

/**
 * Sets the password and uses up the link in one transaction, and reports it to the member by mail; null is success.
 *
 * @param caller has proved access to the member's mail, so wrong passwords from other callers do not slow its logins
 */
export async function resetPassword(
  services: Services,
  link: ResetLink,
  password: string,
  caller: string,
): Promise<ResetLinkFailure | null> {
  const { passwordCost, random } = services.settings;
  const passwordHash = await hashPassword(password, passwordCost, random);
  const outcome = await services.database.transaction().execute(async (database) => {
    const failure = await resetLinkFailure(services, database, link);
    if (failure !== null) return failure;
    // Older links are superseded already, so that none is left that could set another password.
    await spendResetLink(services, database, link);
    const playerId = fromUidb64(link.uidb64);
    await setPassword(services, database, playerId, passwordHash);
    return database.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();
  });
  if (typeof outcome === 'string') return outcome;
  await rememberCaller(services, { account: outcome.email_key, caller });
  await mailPasswordChanged(services, outcome);
  return null;
}

function mailPasswordChanged({ mailer, settings }: Services, player: Player): Promise<void> {
  return mailer.deliver(passwordChangedMail(settings.siteOrigin, player));
}

async function hasPasswordHash(database: Database, { id, password_hash }: Player): Promise<boolean> {
  const same = await database
    .selectFrom('players')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return same !== undefined;
}

/** With a new password go all sessions. */
async function setPassword(
  services: Services,
  database: Database,
  playerId: number,
  password_hash: string,
): Promise<void> {
  await database.updateTable('players').set({ password_hash }).where('id', '=', playerId).execute();
  await closeSessionsOf(services, database, playerId);
}
