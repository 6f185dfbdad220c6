import type { Database } from './database.ts';

/** The stored value, or the one made now and stored: a secret outlives the process that made it. */
export async function rememberedSetting(
  database: Database,
  key: string,
  make: () => string,
): Promise<string> {
  await database
    .insertInto('settings')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.value;
}
