import type { Page } from '@playwright/test';

import type { Intent } from '#machines/redemption/redemption.types.ts';
import { putPlan } from '#reference-api/domain/plans.ts';
import { seedPlans } from '#reference-api/seed/plans.ts';
import { openDatabase, type Database } from '#reference-api/store/database.ts';
import { memberNoteKey } from '#lib/member-notes.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import { memberApi } from '#tests/fixtures/member-api.ts';
import type { World } from '#tests/fixtures/world.ts';

/** Changes the redemptions of the demo player on the server and in the browser, without the page. */
export class RedeemingMember {
  readonly #page: Page;
  readonly #world: World;
  readonly #database: Database;
  readonly #access: string;
  readonly #id: number;
  readonly #balance: string;
  /** Everything after these is of the test. */
  readonly #last: { readonly redemption: number; readonly movement: number };
  #ownNote: string | null = null;
  /** The page may have loaded another price than the usual one. */
  #isPriceChanged = false;

  private constructor(page: Page, world: World, database: Database, known: Known) {
    this.#page = page;
    this.#world = world;
    this.#database = database;
    this.#access = known.access;
    this.#id = known.id;
    this.#balance = known.balance;
    this.#last = known.last;
  }

  static async of(page: Page, world: World): Promise<RedeemingMember> {
    const { access, read } = await memberApi(world);
    const { id, edge_balance: balance } = (await read('')) as { id: number; edge_balance: string };
    const database = await openDatabase(world.databasePath);
    const last = {
      redemption: await newest(database, 'redemptions'),
      movement: await newest(database, 'edge_movements'),
    };
    return new RedeemingMember(page, world, database, { access, id, balance, last });
  }

  leave(): Promise<void> {
    return this.#database.destroy();
  }

  /** Back to no redemption and the usual price of Premium. Returns whether that changes anything that the page shows. */
  async startAfresh(): Promise<boolean> {
    const { redemption } = this.#last;
    const isChanged = this.#isPriceChanged || (await newest(this.#database, 'redemptions')) > redemption;
    await this.letItNotArrive();
    await this.putPrice(USUAL_PRICE);
    this.#isPriceChanged = false;
    return isChanged;
  }

  /** Sets the price of Premium, in Edge. */
  async putPrice(price: string): Promise<void> {
    this.#isPriceChanged ||= price !== USUAL_PRICE;
    for (const plan of seedPlans.filter(({ id }) => id === PREMIUM))
      await putPlan(this.#database, withEdgePrice(plan, price));
  }

  /** Premium costs what the page has confirmed. */
  readonly agreeToPrice = async (): Promise<void> => {
    await this.putPrice((await this.#kept()).edgeAmount);
  };

  /** The server does not have it. */
  readonly letItNotArrive = async (): Promise<void> => {
    const { redemption, movement } = this.#last;
    await this.#database.deleteFrom('redemptions').where('id', '>', redemption).execute();
    await this.#database.deleteFrom('edge_movements').where('id', '>', movement).execute();
    await this.#database
      .updateTable('players')
      .set({ edge_balance: this.#balance })
      .where('id', '=', this.#id)
      .execute();
  };

  /** The request that the page has sent, or another tab, reaches the server. */
  readonly letItArrive = async (): Promise<void> => {
    const { key, plan, edgeAmount, email } = await this.#kept();
    await this.letItNotArrive();
    await this.putPrice(edgeAmount);
    const answer = await this.#world.post(
      'account/redemptions/',
      { plan: plan.id, edge_amount: edgeAmount, email, valid_until: '2999-01-01T00:00:00Z' },
      { Authorization: `Bearer ${this.#access}`, 'Idempotency-Key': key },
    );
    if (!answer.ok) throw new Error(`The redemption was answered ${answer.status}.`);
  };

  /** The stored intent of a redemption that is confirmed now. */
  keepNote(intent: Intent): Promise<void> {
    const validUntil = new Date(this.#world.clock.now() + 2 * 60_000).toISOString();
    return this.#write(JSON.stringify({ ...intent, validUntil }));
  }

  /** For the server, and for the page that asked it last. */
  async letItsTimePass(): Promise<void> {
    const ms = 5 * 60_000;
    this.#world.clock.advance(ms / 1000);
    await this.#page.evaluate((passed) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + passed;
    }, ms);
  }

  readonly forgetNote = (): Promise<void> => this.#write(null);

  /** Another tab has an intent of its own, with an unknown outcome. */
  async keepNoteOfAnotherTab(intent: Intent): Promise<void> {
    this.#ownNote = await this.#note();
    await this.keepNote({ ...intent, key: crypto.randomUUID() });
  }

  readonly takeBackNote = (): Promise<void> => this.#write(this.#ownNote);

  async #kept(): Promise<Intent> {
    return JSON.parse((await this.#note()) ?? '') as Intent;
  }

  #note(): Promise<string | null> {
    return this.#page.evaluate((key) => localStorage.getItem(key), memberNoteKey(this.#id, NOTE));
  }

  #write(note: string | null): Promise<void> {
    return this.#page.evaluate(
      ([key, value]) => {
        if (value !== null) localStorage.setItem(key, value);
        else localStorage.removeItem(key);
      },
      [memberNoteKey(this.#id, NOTE), note] as const,
    );
  }
}

const NOTE = 'redemption';
const PREMIUM = 2;
const USUAL_PRICE = '800.00';

function withEdgePrice({ prices, ...plan }: Plan, price: string): Plan {
  return { ...plan, prices: prices.map((one) => (one.currency === 'EDGE' ? { ...one, price } : one)) };
}

interface Known {
  readonly access: string;
  readonly id: number;
  readonly balance: string;
  readonly last: { readonly redemption: number; readonly movement: number };
}

async function newest(database: Database, table: 'redemptions' | 'edge_movements'): Promise<number> {
  const { id } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}
