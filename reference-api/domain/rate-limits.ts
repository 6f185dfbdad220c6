import type { Services } from '../services.ts';
import { digest } from './identifiers.ts';
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

/** Takes back a try that turned out to be none. */
export async function returnTry(services: Services, name: keyof Limits, subject: string): Promise<void> {
  await services.database
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', limitKey(name, subject))
    .where('count', '>', 0)
    .execute();
}

const FIRST_PAUSE_SECONDS = 15;
const LONGEST_PAUSE_SECONDS = 300;

/**
 * As `countTry`, for a limit that slows down and never locks out: when it is used up, one more try is allowed after
 * each pause. The pauses grow to five minutes, and a quiet window ends them.
 */
export async function countSlowedTry(
  services: Services,
  name: keyof Limits,
  subject: string,
): Promise<number | null> {
  const { limits, clock } = services.settings;
  if (limits === 'off') return null;
  const { max, seconds } = limits[name];
  const now = clock.now();
  const key = limitKey(name, subject);
  const pauseKey = limitKey(name, `${subject} pause`);
  return services.database.transaction().execute(async (database) => {
    await database.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
    const pause = await database
      .selectFrom('rate_limits')
      .select('resets_at')
      .where('key', '=', pauseKey)
      .executeTakeFirst();
    if (pause !== undefined) return secondsUntil(pause.resets_at, now);
    const resets_at = now + seconds * 1000;
    const { count } = await database
      .insertInto('rate_limits')
      .values({ key, count: 1, resets_at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ count: row('rate_limits.count', '+', 1), resets_at })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    if (count >= max) {
      const pauseSeconds = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (count - max));
      await database
        .insertInto('rate_limits')
        .values({ key: pauseKey, count: 0, resets_at: now + pauseSeconds * 1000 })
        .execute();
    }
    return null;
  });
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
