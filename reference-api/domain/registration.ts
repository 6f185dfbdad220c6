import { existingAccountMail } from '../mail/existing-account-mail.ts';
import { verificationMail } from '../mail/verification-mail.ts';
import type { Services } from '../services.ts';
import type { Player } from '../store/schema.ts';
import { createVerification } from './email-verification.ts';
import { emailKey, tidyEmail } from './email-address.ts';
import { hashPassword } from './password-hash.ts';
import { findPlayerByEmail } from './players.ts';
import { toUidb64 } from './uidb64.ts';

export interface Registration {
  first_name: string;
  last_name: string;
  country: string;
  email: string;
  password: string;
  marketing_opt_in: boolean;
}

/**
 * Creates the account, or for an address that has one does as much work and looks the same from outside:
 * an unverified account takes over what was typed now; the owner of a verified one is told by mail.
 *
 * @returns the account's uidb64
 */
export async function registerPlayer(services: Services, registration: Registration): Promise<string> {
  const { settings, mailer } = services;
  const passwordHash = await hashPassword(registration.password, settings.passwordCost, settings.random);
  const mail = await services.database.transaction().execute(async (database) => {
    const existing = await findPlayerByEmail(database, registration.email);
    const details = detailsOf(registration, passwordHash);
    if (existing === undefined) {
      await database.insertInto('players').values(newPlayer(services, details)).execute();
    } else if (existing.verified_at === null) {
      await database.updateTable('players').set(details).where('id', '=', existing.id).execute();
    }
    const player = await database
      .selectFrom('players')
      .selectAll()
      .where('email_key', '=', details.email_key)
      .executeTakeFirstOrThrow();
    // Also for a verified account, whose owner never sees these: wrong codes must be answered alike.
    const secrets = await createVerification(services, database, player.id);
    return { player, secrets };
  });
  const { player, secrets } = mail;
  const isMember = player.verified_at !== null;
  await mailer.deliver(
    isMember
      ? existingAccountMail(settings.siteOrigin, player)
      : verificationMail(settings.siteOrigin, player, secrets, settings.linkSeconds),
  );
  return toUidb64(player.id);
}

/** Sends a fresh link and code where there is an account waiting for one. */
export async function resendVerification(services: Services, email: string): Promise<void> {
  const { database, mailer, settings } = services;
  const player: Player | undefined = await findPlayerByEmail(database, email);
  if (player === undefined || player.active === 0) return;
  const secrets = await createVerification(services, database, player.id);
  if (player.verified_at !== null) return;
  await mailer.deliver(verificationMail(settings.siteOrigin, player, secrets, settings.linkSeconds));
}

function detailsOf(registration: Registration, passwordHash: string) {
  return {
    email: tidyEmail(registration.email),
    email_key: emailKey(registration.email),
    password_hash: passwordHash,
    first_name: registration.first_name,
    last_name: registration.last_name,
    country: registration.country,
    marketing_opt_in: registration.marketing_opt_in ? 1 : 0,
  };
}

function newPlayer(services: Services, details: ReturnType<typeof detailsOf>) {
  const { clock, random } = services.settings;
  return {
    ...details,
    id: random.id(),
    unconfirmed_email: null,
    unconfirmed_email_expires_at: null,
    verified_at: null,
    created_at: clock.now(),
  };
}
