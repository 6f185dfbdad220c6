import type { Database } from '../store/database.ts';

/** What a room reported of a day, credited in full if `credited` says so. */
export async function putRakeDay(
  database: Database,
  accountId: number,
  day: string,
  facts: { rake: string; net_rake: string; credited?: string },
): Promise<void> {
  const updatedAt = Date.parse(`${day}T22:15:00Z`);
  await database
    .insertInto('rake_days')
    .values({
      room_account_id: accountId,
      day,
      rake: facts.rake,
      net_rake: facts.net_rake,
      edge_credited: facts.credited ?? '0.00',
      credited_at: facts.credited === undefined ? null : updatedAt + 5 * 60 * 60 * 1000,
      updated_at: updatedAt,
    })
    .execute();
}
