import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the member took a change of the address back. */
export const cancelledEmailChanges: Migration = {
  up: async (database) => {
    await sql.raw('alter table email_changes add column cancelled_at integer').execute(database);
  },
};
