import { DEMO_PLAYER_ID } from '#reference-api/seed/demo-player.ts';
import { openDatabase, type Database } from '#reference-api/store/database.ts';
import type { World } from '#tests/fixtures/world.ts';

/** The two places where the server has the demo player's Edge, to be changed behind the page's back. Decimal strings. */
export class EdgeBooks {
  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async of({ databasePath }: World): Promise<EdgeBooks> {
    return new EdgeBooks(await openDatabase(databasePath));
  }

  async putAccount(edge_balance: string): Promise<void> {
    await this.#database
      .updateTable('players')
      .set({ edge_balance })
      .where('id', '=', DEMO_PLAYER_ID)
      .execute();
  }

  /** The newest movement leaves so much. */
  async putLedger(balance_after: string): Promise<void> {
    const newest = this.#database
      .selectFrom('edge_movements')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('player_id', '=', DEMO_PLAYER_ID);
    await this.#database
      .updateTable('edge_movements')
      .set({ balance_after })
      .where('id', '=', newest)
      .execute();
  }

  close(): Promise<void> {
    return this.#database.destroy();
  }
}
