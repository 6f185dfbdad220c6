import type { Language } from '#sdk/generated/model/language.ts';
import { existingAccountMail, verificationMail } from '../mail/mails.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import type { Player } from '../store/schema.ts';
import { findPlayerByEmail } from './account.ts';
import { createVerification } from './email-verification.ts';
import { emailKey, tidyEmail, toUidb64 } from './identifiers.ts';
import { hashPassword } from './password-hash.ts';
import { addSignUp, dropOldSignUps, newestSignUp, type SignUpDetails } from './sign-ups.ts';

export interface Registration {
  first_name: string;
  last_name: string;
  country: string;
  language: Language;
  email: string;
  password: string;
  marketing_opt_in: boolean;
}

/**
 * Stores the details until the mail that is sent now is confirmed. For an address that has an account, the work and the
 * answer are the same, and the owner of a verified account gets a notice by mail.
 *
 * @returns the uidb64 of this sign-up, without which its code does not work: only the person who typed the details has it
 */
export async function registerPlayer(services: Services, registration: Registration): Promise<string> {
  const { settings, mailer } = services;
  const passwordHash = await hashPassword(registration.password, settings.passwordCost, settings.random);
  const details = detailsOf(registration, passwordHash);
  const sent = await services.database.transaction().execute(async (database) => {
    const player =
      (await findPlayerByEmail(database, registration.email)) ??
      (await addUnverifiedPlayer(services, database, details));
    await dropOldSignUps(services, database, player.id);
    const signUp = await addSignUp(services, database, player.id, details);
    // Also for a verified account, although nobody gets this code: wrong codes must get the same answers there.
    return { player, signUp, secrets: await createVerification(services, database, signUp) };
  });
  const { player, signUp, secrets } = sent;
  await mailer.deliver(
    player.verified_at !== null
      ? existingAccountMail(settings.siteOrigin, player)
      : verificationMail(settings.siteOrigin, signUp, secrets, settings.linkSeconds),
  );
  return toUidb64(signUp.id);
}

/** Sends a fresh mail for the newest sign-up with this address, where one waits for it. */
export async function resendVerification(services: Services, email: string): Promise<void> {
  const { database, mailer, settings } = services;
  const player: Player | undefined = await findPlayerByEmail(database, email);
  if (!player?.active) return;
  // The seed puts players there who never signed up.
  const signUp =
    (await newestSignUp(database, player.id)) ??
    (player.verified_at === null ? await addSignUp(services, database, player.id, player) : undefined);
  if (signUp === undefined) return;
  const secrets = await createVerification(services, database, signUp);
  if (player.verified_at !== null) return;
  await mailer.deliver(verificationMail(settings.siteOrigin, signUp, secrets, settings.linkSeconds));
}

function detailsOf(registration: Registration, passwordHash: string): SignUpDetails {
  return {
    email: tidyEmail(registration.email),
    password_hash: passwordHash,
    first_name: registration.first_name,
    last_name: registration.last_name,
    country: registration.country,
    language: registration.language,
    marketing_opt_in: registration.marketing_opt_in,
  };
}

/** Holds the address; what it says of the person is replaced by the sign-up that is confirmed. */
function addUnverifiedPlayer(
  services: Services,
  database: Database,
  details: SignUpDetails,
): Promise<Player> {
  const { clock, random } = services.settings;
  return database
    .insertInto('players')
    .values({
      ...details,
      id: random.id(),
      email_key: emailKey(details.email),
      unconfirmed_email: null,
      unconfirmed_email_expires_at: null,
      verified_at: null,
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
