import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import type { EmailVerification, Player } from '../store/schema.ts';
import { digest, keyedDigest } from './digest.ts';
import { fromUidb64 } from './uidb64.ts';

export const MAX_WRONG_CODES = 5;

export type VerificationFailure =
  'link_invalid' | 'link_expired' | 'link_superseded' | 'code_wrong' | 'code_locked';

/** The two ways in, as the mail names them. */
export interface VerificationSecrets {
  token: string;
  code: string;
}

/** Makes a link and a code and supersedes all older ones of this player. */
export async function createVerification(
  services: Services,
  database: Database,
  playerId: number,
): Promise<VerificationSecrets> {
  const { clock, random, linkSeconds } = services.settings;
  const secrets = { token: random.token(), code: random.code() };
  await database
    .insertInto('email_verifications')
    .values({
      player_id: playerId,
      token_hash: digest(secrets.token),
      code_hash: codeDigest(services, playerId, secrets.code),
      expires_at: clock.now() + linkSeconds * 1000,
    })
    .execute();
  return secrets;
}

/** Verifies by the link's token or by the six digits; null is success, also when it is repeated. */
export function confirmVerification(
  services: Services,
  uidb64: string,
  secret: string,
): Promise<VerificationFailure | null> {
  return services.database.transaction().execute(async (database) => {
    const { player, newestFirst } = await findVerifications(database, fromUidb64(uidb64));
    const [newest] = newestFirst;
    if (player === undefined || newest === undefined) return 'link_invalid';
    return /^\d{6}$/.test(secret)
      ? confirmByCode(services, database, player, newestFirst, newest, secret)
      : confirmByLink(services, database, player, newestFirst, newest, secret);
  });
}

async function confirmByLink(
  services: Services,
  database: Database,
  player: Player,
  newestFirst: EmailVerification[],
  newest: EmailVerification,
  token: string,
): Promise<VerificationFailure | null> {
  const opened = newestFirst.find((verification) => verification.token_hash === digest(token));
  if (opened === undefined) return 'link_invalid';
  if (player.verified_at !== null) return null;
  if (opened.id !== newest.id) return 'link_superseded';
  if (isExpired(services, opened)) return 'link_expired';
  return markVerified(services, database, opened);
}

async function confirmByCode(
  services: Services,
  database: Database,
  player: Player,
  newestFirst: EmailVerification[],
  newest: EmailVerification,
  code: string,
): Promise<VerificationFailure | null> {
  const typed = newestFirst.find((one) => one.code_hash === codeDigest(services, player.id, code));
  if (newest.wrong_codes >= MAX_WRONG_CODES) return 'code_locked';
  if (typed !== undefined && typed.used_at !== null) return null;
  if (isExpired(services, newest)) return 'link_expired';
  if (typed?.id === newest.id) return markVerified(services, database, newest);
  await database
    .updateTable('email_verifications')
    .set({ wrong_codes: newest.wrong_codes + 1 })
    .where('id', '=', newest.id)
    .execute();
  if (typed !== undefined) return 'link_superseded';
  // The wrong code that locks says so: the person would look for a slip in a code that no longer works.
  return newest.wrong_codes + 1 >= MAX_WRONG_CODES ? 'code_locked' : 'code_wrong';
}

async function findVerifications(database: Database, playerId: number) {
  const player = await database
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .executeTakeFirst();
  const newestFirst = await database
    .selectFrom('email_verifications')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .execute();
  return { player, newestFirst };
}

async function markVerified(
  services: Services,
  database: Database,
  verification: EmailVerification,
): Promise<null> {
  const now = services.settings.clock.now();
  await database
    .updateTable('email_verifications')
    .set({ used_at: now })
    .where('id', '=', verification.id)
    .execute();
  await database
    .updateTable('players')
    .set({ verified_at: now })
    .where('id', '=', verification.player_id)
    .where('verified_at', 'is', null)
    .execute();
  return null;
}

function isExpired(services: Services, verification: EmailVerification): boolean {
  return verification.expires_at <= services.settings.clock.now();
}

function codeDigest(services: Services, playerId: number, code: string): string {
  return keyedDigest(`${String(playerId)}:${code}`, services.secret);
}
