import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import type { SignUp } from '../store/schema.ts';

/** What a person typed to become a member. */
export type SignUpDetails = Pick<
  SignUp,
  'email' | 'password_hash' | 'first_name' | 'last_name' | 'country' | 'language' | 'marketing_opt_in'
>;

export function addSignUp(
  services: Services,
  database: Database,
  playerId: number,
  { email, password_hash, first_name, last_name, country, language, marketing_opt_in }: SignUpDetails,
): Promise<SignUp> {
  const { clock, random } = services.settings;
  return database
    .insertInto('sign_ups')
    .values({
      id: random.id(),
      player_id: playerId,
      email,
      password_hash,
      first_name,
      last_name,
      country,
      language,
      marketing_opt_in,
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The sign-up that was mailed last and not confirmed. */
export async function newestSignUp(database: Database, playerId: number): Promise<SignUp | undefined> {
  return database
    .selectFrom('sign_ups as sign_up')
    .innerJoin('email_verifications as mail', 'mail.sign_up_id', 'sign_up.id')
    .selectAll('sign_up')
    .where('sign_up.player_id', '=', playerId)
    .where('sign_up.confirmed_at', 'is', null)
    .orderBy('mail.id', 'desc')
    .executeTakeFirst();
}

/** Whether somebody else may have signed up with the same address: a mail of another sign-up still works. */
export async function hasRival(
  services: Services,
  database: Database,
  { id, player_id }: SignUp,
): Promise<boolean> {
  const rival = await database
    .selectFrom('sign_ups')
    .select('id')
    .where('player_id', '=', player_id)
    .where('id', '!=', id)
    .where('confirmed_at', 'is', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('email_verifications')
        .select('sign_up_id')
        .where('expires_at', '>', services.settings.clock.now()),
    )
    .executeTakeFirst();
  return rival !== undefined;
}

/** Forgets the sign-ups whose mails have all expired, so that they do not pile up. */
export async function dropOldSignUps(
  services: Services,
  database: Database,
  playerId: number,
): Promise<void> {
  await database
    .deleteFrom('sign_ups')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is', null)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('email_verifications')
        .select('sign_up_id')
        .where('expires_at', '>', services.settings.clock.now()),
    )
    .execute();
}

/** Makes what was typed in this sign-up the player's own, and nothing that was typed in another one. */
export async function applySignUp(
  services: Services,
  database: Database,
  { id, player_id, confirmed_at: _confirmed_at, created_at: _created_at, ...details }: SignUp,
): Promise<void> {
  const now = services.settings.clock.now();
  await database.updateTable('sign_ups').set({ confirmed_at: now }).where('id', '=', id).execute();
  await database
    .updateTable('players')
    .set({ ...details, verified_at: now })
    .where('id', '=', player_id)
    .execute();
}
