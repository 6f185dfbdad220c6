import type { Services } from '../services.ts';
import { digest } from './digest.ts';
import type { Limits } from './limits.ts';

/** The subject of a limit that is closed for everybody. */
const EVERYBODY = '*';

/** Counts one try; answers null if it is allowed, otherwise the whole seconds until the next one is. */
export async function countTry(
  services: Services,
  name: keyof Limits,
  subject: string,
): Promise<number | null> {
  const { limits, clock } = services.settings;
  const now = clock.now();
  await services.database.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
  const closed = await services.database
    .selectFrom('rate_limits')
    .select('resets_at')
    .where('key', '=', limitKey(name, EVERYBODY))
    .executeTakeFirst();
  if (closed !== undefined) return secondsUntil(closed.resets_at, now);
  if (limits === 'off') return null;
  const { count, resets_at } = await services.database
    .insertInto('rate_limits')
    .values({ key: limitKey(name, subject), count: 1, resets_at: now + limits[name].seconds * 1000 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ count: row('rate_limits.count', '+', 1) })),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  return count <= limits[name].max ? null : secondsUntil(resets_at, now);
}

export async function forgetTries(services: Services, name: keyof Limits, subject: string): Promise<void> {
  await services.database.deleteFrom('rate_limits').where('key', '=', limitKey(name, subject)).execute();
}

/** Refuses everybody for a while. */
export async function closeLimit(services: Services, name: keyof Limits, seconds: number): Promise<void> {
  const key = limitKey(name, EVERYBODY);
  const resets_at = services.settings.clock.now() + seconds * 1000;
  await services.database.replaceInto('rate_limits').values({ key, count: 0, resets_at }).execute();
}

function secondsUntil(instant: number, now: number): number {
  return Math.max(1, Math.ceil((instant - now) / 1000));
}

/** Digested: addresses of people who have no account do not belong in the database. */
function limitKey(name: keyof Limits, subject: string): string {
  return digest(`${name}:${subject}`);
}
