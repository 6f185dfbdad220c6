import type { Services } from '../services.ts';
import { digest } from './identifiers.ts';
import { countSlowedTry, forgetTries, returnTry } from './rate-limits.ts';

const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

/** Who tries to log in: the address as it is compared, and where the call came from. */
export interface LoginTry {
  account: string;
  caller: string;
}

/**
 * Counts a try against the account, from any caller; answers null if it is allowed, otherwise the seconds to wait.
 * Callers who have logged in to this account before have tries of their own, so that somebody who guesses
 * elsewhere does not keep the owner out.
 */
export async function countLoginTry(services: Services, attempt: LoginTry): Promise<number | null> {
  return countSlowedTry(services, 'logInAccount', await subjectOf(services, attempt));
}

/** For a try that was put off by the account's pause: no password was looked at. */
export async function returnCallerTry(services: Services, { account, caller }: LoginTry): Promise<void> {
  await returnTry(services, 'logIn', `${account} ${caller}`);
  await returnTry(services, 'logInCaller', caller);
}

/** Only refused logins count, so that many people behind one address do not use up each other's tries. */
export async function forgiveLoginTry(services: Services, attempt: LoginTry): Promise<void> {
  await forgetTries(services, 'logIn', `${attempt.account} ${attempt.caller}`);
  await returnTry(services, 'logInCaller', attempt.caller);
  await returnTry(services, 'logInAccount', await subjectOf(services, attempt));
  await rememberCaller(services, attempt);
}

/** From now on the caller is one who has shown the account to be theirs. */
export async function rememberCaller({ database, settings }: Services, attempt: LoginTry): Promise<void> {
  if (settings.limits === 'off') return;
  const resets_at = settings.clock.now() + REMEMBERED_MS;
  await database
    .replaceInto('rate_limits')
    .values({ key: knownKey(attempt), count: 0, resets_at })
    .execute();
}

async function subjectOf({ database, settings }: Services, attempt: LoginTry): Promise<string> {
  const known = await database
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', knownKey(attempt))
    .where('resets_at', '>', settings.clock.now())
    .executeTakeFirst();
  return known === undefined ? attempt.account : `${attempt.account} ${attempt.caller}`;
}

function knownKey({ account, caller }: LoginTry): string {
  return digest(`knownCaller:${account} ${caller}`);
}
