import { randomUUID } from 'node:crypto';

import { expect, it } from 'vitest';

import plans from '#api-spec/examples/plans.json' with { type: 'json' };
import type { EdgeHistory } from '#sdk/generated/model/edge-history.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { Plan } from '#sdk/generated/zod/schemas/plan.zod.ts';
import { putPlan } from '../domain/plans.ts';
import { ledgerFaults, redeemOverHttp, type Redeemed } from '../testing/ledger.ts';
import { memberWithEdge, startWithDatabase } from '../testing/start-with-database.ts';

async function start() {
  const { api, database } = await startWithDatabase();
  for (const plan of plans.all.value) await putPlan(database, Plan.parse(plan));
  const { bearer } = await memberWithEdge(api, database, '800.00');
  const burst = async (keys: readonly string[]): Promise<Redeemed[]> =>
    (await Promise.all(keys.map((key) => redeemOverHttp(api.origin, bearer, key)))).flatMap(
      (answer) => answer ?? [],
    );
  const read = async (operation: string) => (await api.call(operation, { bearer })).body;
  return { api, database, burst, read };
}

it('redeems a whole balance once, however many ask for it at once', async () => {
  const { database, burst, read } = await start();
  const answers = await burst(Array.from({ length: 200 }, () => randomUUID()));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, ...Array.from({ length: 199 }, () => 409)]);
  expect(await read('redemptions')).toHaveLength(1);
  expect(await read('account')).toMatchObject({ edge_balance: '0.00' });
  expect(await ledgerFaults(database)).toEqual([]);
}, 30_000);

it('redeems once and answers all alike when one key comes many times at once', async () => {
  const { database, burst, read } = await start();
  const answers = await burst(Array.from({ length: 50 }, () => '5f0c1b9e-7a34-4d0e-9b62-3e8f1c2d4a55'));
  expect(answers).toHaveLength(50);
  expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
  expect(await read('redemptions')).toEqual([JSON.parse(answers[0]?.text ?? '') as Redemption]);
  expect(await ledgerFaults(database)).toEqual([]);
}, 30_000);

it('settles once when many calls find a redemption due', async () => {
  const { api, database, burst, read } = await start();
  await burst([randomUUID()]);
  api.clock.advance(60);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => read(index % 2 === 0 ? 'account' : 'redemptionStatus')),
  );
  const { results } = (await read('edgeHistory')) as EdgeHistory;
  expect(results.map(({ kind, steps }) => [kind, steps.length])).toEqual([
    ['redeemed', 2],
    ['bonus', 0],
  ]);
  const { subscriptions } = (await read('account')) as { subscriptions: { expiration_date: string }[] };
  expect(subscriptions.map(({ expiration_date }) => expiration_date)).toEqual(['2026-04-14T09:27:53.000Z']);
  expect(await ledgerFaults(database)).toEqual([]);
}, 30_000);
