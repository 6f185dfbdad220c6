import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import type { EmailVerification, SignUp } from '../store/schema.ts';
import { digest, fromUidb64, keyedDigest } from './identifiers.ts';
import { acceptedKeys, type SigningKey } from './signing-keys.ts';
import { applySignUp, hasRival } from './sign-ups.ts';

export const MAX_WRONG_CODES = 5;

export type VerificationFailure =
  'link_invalid' | 'link_expired' | 'link_superseded' | 'code_wrong' | 'code_locked';

/** The ways in, as the mail names them. */
export interface VerificationSecrets {
  /** Null while another sign-up with the address is unconfirmed: a link does not show whose details it confirms. */
  token: string | null;
  code: string;
}

/** Makes a link and a code and supersedes all older ones of this sign-up. */
export async function createVerification(
  services: Services,
  database: Database,
  signUp: SignUp,
): Promise<VerificationSecrets> {
  const { clock, random, linkSeconds } = services.settings;
  const token = random.token();
  const code = random.code();
  const [key] = await acceptedKeys(services, database);
  await database
    .insertInto('email_verifications')
    .values({
      sign_up_id: signUp.id,
      token_hash: digest(token),
      code_hash: codeDigest(key, signUp.id, code),
      expires_at: clock.now() + linkSeconds * 1000,
    })
    .execute();
  return { token: (await hasRival(services, database, signUp)) ? null : token, code };
}

/** Verifies by the link's token or by the six digits; null is success, also when it is repeated. */
export function confirmVerification(
  services: Services,
  uidb64: string,
  secret: string,
): Promise<VerificationFailure | null> {
  return services.database.transaction().execute(async (database) => {
    const { signUp, newestFirst } = await findVerifications(database, fromUidb64(uidb64));
    const [newest] = newestFirst;
    if (signUp === undefined || newest === undefined) return 'link_invalid';
    return /^\d{6}$/.test(secret)
      ? confirmByCode(services, database, signUp, newestFirst, newest, secret)
      : confirmByLink(services, database, signUp, newestFirst, newest, secret);
  });
}

async function confirmByLink(
  services: Services,
  database: Database,
  signUp: SignUp,
  newestFirst: EmailVerification[],
  newest: EmailVerification,
  token: string,
): Promise<VerificationFailure | null> {
  const opened = newestFirst.find((verification) => verification.token_hash === digest(token));
  if (opened === undefined) return 'link_invalid';
  if (signUp.confirmed_at !== null) return null;
  if (opened.id !== newest.id) return 'link_superseded';
  if (isExpired(services, opened)) return 'link_expired';
  if (await hasRival(services, database, signUp)) return 'link_superseded';
  return confirm(services, database, signUp, opened);
}

async function confirmByCode(
  services: Services,
  database: Database,
  signUp: SignUp,
  newestFirst: EmailVerification[],
  newest: EmailVerification,
  code: string,
): Promise<VerificationFailure | null> {
  const keys = await acceptedKeys(services, database);
  const digests = keys.map((key) => codeDigest(key, signUp.id, code));
  const typed = newestFirst.find((one) => digests.includes(one.code_hash));
  if (newest.wrong_codes >= MAX_WRONG_CODES) return 'code_locked';
  if (typed !== undefined && typed.used_at !== null) return null;
  if (isExpired(services, newest)) return 'link_expired';
  if (typed?.id === newest.id) return confirm(services, database, signUp, newest);
  await database
    .updateTable('email_verifications')
    .set({ wrong_codes: newest.wrong_codes + 1 })
    .where('id', '=', newest.id)
    .execute();
  if (typed !== undefined) return 'link_superseded';
  // The answer to the last wrong try says that the code is locked; otherwise the person would look for a typing error.
  return newest.wrong_codes + 1 >= MAX_WRONG_CODES ? 'code_locked' : 'code_wrong';
}

async function findVerifications(database: Database, signUpId: number) {
  const signUp = await database
    .selectFrom('sign_ups')
    .selectAll()
    .where('id', '=', signUpId)
    .executeTakeFirst();
  const newestFirst = await database
    .selectFrom('email_verifications')
    .selectAll()
    .where('sign_up_id', '=', signUpId)
    .orderBy('id', 'desc')
    .execute();
  return { signUp, newestFirst };
}

/** The first sign-up to be confirmed has the address; the details of the others never count. */
async function confirm(
  services: Services,
  database: Database,
  signUp: SignUp,
  verification: EmailVerification,
): Promise<VerificationFailure | null> {
  const taken = await database
    .selectFrom('players')
    .select('id')
    .where('id', '=', signUp.player_id)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  if (taken !== undefined) return 'link_superseded';
  await database
    .updateTable('email_verifications')
    .set({ used_at: services.settings.clock.now() })
    .where('id', '=', verification.id)
    .execute();
  await applySignUp(services, database, signUp);
  return null;
}

function isExpired(services: Services, verification: EmailVerification): boolean {
  return verification.expires_at <= services.settings.clock.now();
}

function codeDigest({ secret }: SigningKey, signUpId: number, code: string): string {
  return keyedDigest(`${String(signUpId)}:${code}`, secret);
}
