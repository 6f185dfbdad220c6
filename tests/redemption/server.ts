import { sql } from 'kysely';

import planExamples from '#api-spec/examples/plans.json' with { type: 'json' };
import { createApp } from '#reference-api/app.ts';
import { createClock } from '#reference-api/clock.ts';
import { addPlayer } from '#reference-api/dev/add-player.ts';
import { putPlan } from '#reference-api/domain/plans.ts';
import { referenceOf } from '#reference-api/domain/redemptions.ts';
import { openSession } from '#reference-api/domain/sessions.ts';
import { resolveSettings } from '#reference-api/options.ts';
import { createServices, type Services } from '#reference-api/services.ts';
import { giveEdge, ledgerFaults } from '#reference-api/testing/ledger.ts';
import { Plan } from '#sdk/generated/zod/schemas/plan.zod.ts';

export const BALANCE = '1250.00';
/** Starter, Premium and Elite, a month each: 400, 800 and 1,600 Edge. */
export const PLANS = planExamples.all.value.map((plan) => Plan.parse(plan));

const A_YEAR = 365 * 24 * 60 * 60;

/** The reference API without a network, for one member; its redemptions are read after every call. */
export class RedeemingServer {
  readonly member: number;
  readonly access: string;
  readonly #services: Services;
  #app;
  #changes = 0;
  /** The reference of each redemption, by the key of its intent. */
  references: ReadonlyMap<string, string> = new Map();
  /** The key of each redemption, in order. */
  keys: readonly string[] = [];
  ledgerFaults: readonly string[] = [];

  private constructor(services: Services, member: number, access: string) {
    this.#services = services;
    this.#app = createApp(services);
    this.member = member;
    this.access = access;
  }

  static async start(): Promise<RedeemingServer> {
    const clock = createClock({ frozenAt: Date.UTC(2026, 2, 14, 9, 26, 53) });
    const settings = resolveSettings({ passwordCost: 4, limits: 'off', accessTokenSeconds: A_YEAR, clock });
    const services = await createServices(settings);
    const member = await addPlayer(services, { email: 'dana@example.com' });
    const { access } = await openSession(services, member);
    return new RedeemingServer(services, member, access);
  }

  readonly handle = async (request: Request): Promise<Response> => {
    const answer = await this.#app.fetch(request);
    await this.#inspect();
    return answer;
  };

  /** Back to no redemption and the usual prices. */
  async reset({ isInstant }: { readonly isInstant: boolean }): Promise<void> {
    const { database, settings } = this.#services;
    for (const table of ['redemptions', 'edge_movements', 'subscriptions'] as const)
      await database.deleteFrom(table).execute();
    await database.updateTable('players').set({ edge_balance: '0.00' }).execute();
    settings.redemptionSeconds = isInstant ? 0 : 60;
    settings.clock.set(Date.UTC(2026, 2, 14, 9, 26, 53));
    for (const plan of PLANS) await putPlan(database, plan);
    await this.give(BALANCE);
  }

  async give(amount: string): Promise<void> {
    await giveEdge(this.#services.database, this.member, amount);
    await this.#inspect();
  }

  /** Another device redeems Starter, if it may. */
  async redeemElsewhere(key: string): Promise<void> {
    const plan = { plan: 1, edge_amount: '400.00', email: 'dana@example.com' };
    await this.handle(
      new Request('http://api.test/api/v1/account/redemptions/', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.access}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ ...plan, valid_until: '2999-01-01T00:00:00Z' }),
      }),
    );
  }

  /** Sets the balance to zero. */
  async take(): Promise<void> {
    const { edge_balance } = await this.#services.database
      .selectFrom('players')
      .select('edge_balance')
      .where('id', '=', this.member)
      .executeTakeFirstOrThrow();
    await this.give(`-${edge_balance}`);
  }

  /** Starter costs the amount in Edge from now on. */
  async priceStarter(amount: string): Promise<void> {
    for (const { prices, ...plan } of PLANS.filter(({ tier }) => tier === 'STARTER')) {
      const changed = prices.map((price) =>
        price.currency === 'EDGE' ? { ...price, price: amount } : price,
      );
      await putPlan(this.#services.database, { ...plan, prices: changed });
    }
  }

  /** Another process on the same data. */
  restart(): void {
    this.#app = createApp({ ...this.#services });
  }

  pass(seconds: number): void {
    this.#services.settings.clock.advance(seconds);
  }

  stop(): Promise<void> {
    return this.#services.database.destroy();
  }

  async #inspect(): Promise<void> {
    const { database } = this.#services;
    const { changes } = await database
      .selectNoFrom(sql<number>`total_changes()`.as('changes'))
      .executeTakeFirstOrThrow();
    if (changes === this.#changes) return;
    this.#changes = changes;
    const rows = await database.selectFrom('redemptions').selectAll().orderBy('id').execute();
    const taken = await database
      .selectFrom('edge_movements')
      .select('reference')
      .where('kind', '=', 'redeemed')
      .orderBy('id')
      .execute();
    const spent = taken.map(({ reference }) => reference).join();
    const redeemed = rows.map(referenceOf).join();
    this.keys = rows.map(({ idempotency_key }) => idempotency_key);
    this.references = new Map(rows.map((row) => [row.idempotency_key, referenceOf(row)]));
    this.ledgerFaults = [
      ...(await ledgerFaults(database)),
      ...(spent === redeemed ? [] : [`Edge went for ${spent}, and there are ${redeemed}.`]),
    ];
  }
}
