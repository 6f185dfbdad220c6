import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** On which day the rake was paid that a movement is about. */
export const daysOfPlay: Migration = {
  up: async (database) => {
    await sql`alter table edge_movements add column played_on text`.execute(database);
  },
};
