import type { Random } from '../random.ts';
import type { Services } from '../services.ts';
import { rememberedSetting, type Database } from '../store/database.ts';

/** Signs access tokens, and keys the digests of mailed codes. */
export interface SigningKey {
  readonly id: string;
  /** 256 bits, base64url. */
  readonly secret: string;
  /** When another took its place; null for the one that signs now. */
  readonly replaced_at: number | null;
}

const SETTING = 'signing_keys';

/** The key that signs now, then those whose tokens and codes may still be used. */
export async function acceptedKeys(
  { settings }: Services,
  database: Database,
): Promise<[SigningKey, ...SigningKey[]]> {
  const { clock, accessTokenSeconds, linkSeconds } = settings;
  const [current, ...replaced] = await allKeys(database, settings.random);
  const eldest = clock.now() - Math.max(accessTokenSeconds, linkSeconds) * 1000;
  return [current, ...replaced.filter(({ replaced_at }) => (replaced_at ?? 0) > eldest)];
}

/**
 * Signs with a new key from now on. What the earlier ones signed is accepted until it expires, except with `atOnce`.
 * A running server reads the new key with its next call.
 */
export function rotateKeys(
  database: Database,
  { random, now, atOnce }: { random: Random; now: number; atOnce: boolean },
): Promise<SigningKey> {
  return database.transaction().execute(async (transaction) => {
    const [current, ...replaced] = await allKeys(transaction, random);
    const key: SigningKey = { id: random.uuid(), secret: random.token(), replaced_at: null };
    const earlier = atOnce ? [] : [{ ...current, replaced_at: now }, ...replaced.slice(0, MOST_REPLACED - 1)];
    await transaction
      .updateTable('settings')
      .set({ value: JSON.stringify([key, ...earlier]) })
      .where('key', '=', SETTING)
      .execute();
    return key;
  });
}

const MOST_REPLACED = 10;

async function allKeys(database: Database, random: Random): Promise<[SigningKey, ...SigningKey[]]> {
  const stored = await rememberedSetting(database, SETTING, () =>
    JSON.stringify([{ id: random.uuid(), secret: random.token(), replaced_at: null }]),
  );
  return JSON.parse(stored) as [SigningKey, ...SigningKey[]];
}
