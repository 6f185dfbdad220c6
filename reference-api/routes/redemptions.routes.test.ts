import { expect, it } from 'vitest';

import plans from '#api-spec/examples/plans.json' with { type: 'json' };
import type { EdgeHistory } from '#sdk/generated/model/edge-history.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { Plan } from '#sdk/generated/zod/schemas/plan.zod.ts';
import { putPlan } from '../domain/plans.ts';
import type { ReferenceApiOptions } from '../options.ts';
import { giveEdge, ledgerFaults } from '../testing/ledger.ts';
import { memberTokens } from '../testing/start-test-api.ts';
import { memberWithEdge, startWithDatabase } from '../testing/start-with-database.ts';

const KEY = '5f0c1b9e-7a34-4d0e-9b62-3e8f1c2d4a55';
const OTHER_KEY = '0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810';
const request = {
  plan: 2,
  edge_amount: '800.00',
  email: 'dana.river@example.com',
  valid_until: '2026-03-14T12:00:00Z',
};
const pending: Redemption = {
  id: 1,
  reference: 'RW-2026-0001',
  idempotency_key: KEY,
  plan: { id: 2, interval: 'MONTH', tier: 'PREMIUM' },
  email: 'dana.river@example.com',
  edge_amount: '800.00',
  status: 'pending',
  reason: null,
  requested_at: '2026-03-14T09:26:53.000Z',
  completed_at: null,
  active_until: null,
};

const expired = { detail: 'This confirmation has expired.', code: 'intent_expired' };

async function start(balance = '1250.00', options: ReferenceApiOptions = {}) {
  const { api, database } = await startWithDatabase(options);
  for (const plan of plans.all.value) await putPlan(database, Plan.parse(plan));
  const { id, bearer } = await memberWithEdge(api, database, balance);
  const redeem = (key: string | undefined, changes: Record<string, unknown> = {}) =>
    api.call('redeemPlan', {
      bearer,
      body: { ...request, ...changes },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const read = async (operation: string) => (await api.call(operation, { bearer })).body;
  const account = async () => {
    const { edge_balance, subscriptions } = (await read('account')) as {
      edge_balance: string;
      subscriptions: { plan: { tier: string }; expiration_date: string }[];
    };
    return [edge_balance, subscriptions.map((one) => [one.plan.tier, one.expiration_date])];
  };
  const history = async () =>
    ((await read('edgeHistory')) as EdgeHistory).results.map((movement) => [
      movement.kind,
      movement.amount,
      movement.balance_after,
      movement.reference,
      movement.steps.map(({ kind }) => kind),
    ]);
  return { api, database, id, bearer, redeem, read, account, history };
}

it('takes the Edge at once and shows the redemption as pending', async () => {
  const { redeem, read, account, history } = await start();
  const { status, body } = await redeem(KEY);
  expect([status, body]).toEqual([201, pending]);
  expect(await read('redemptions')).toEqual([pending]);
  const { plan, requested_at, reference } = pending;
  expect(await read('redemptionStatus')).toEqual({
    status: 'pending',
    plan,
    requested_at,
    completed_at: null,
    reason: null,
    reference,
  });
  expect(await account()).toEqual(['450.00', []]);
  expect(await history()).toEqual([
    ['redeemed', '800.00', '450.00', 'RW-2026-0001', ['requested']],
    ['bonus', '1250.00', '1250.00', null, []],
  ]);
});

it('is completed at the next call after its time, with a month of the tier', async () => {
  const { api, redeem, read, account, history } = await start();
  await redeem(KEY);
  api.clock.advance(59);
  expect(await read('redemptionStatus')).toMatchObject({ status: 'pending' });
  api.clock.advance(1);
  expect(await account()).toEqual(['450.00', [['PREMIUM', '2026-04-14T09:27:53.000Z']]]);
  expect(await read('redemptions')).toEqual([
    {
      ...pending,
      status: 'completed',
      completed_at: '2026-03-14T09:27:53.000Z',
      active_until: '2026-04-14T09:27:53.000Z',
    },
  ]);
  expect((await history())[0]).toEqual([
    'redeemed',
    '800.00',
    '450.00',
    'RW-2026-0001',
    ['requested', 'completed'],
  ]);
});

it('extends a subscription of the tier from its end, a lapsed one from now, and leaves other tiers alone', async () => {
  const { api, database, id, redeem, account } = await start('5000.00');
  const complete = async (key: string, changes: object = {}) => {
    expect((await redeem(key, { ...changes })).status).toBe(201);
    api.clock.advance(60);
    await account();
  };
  await complete(KEY);
  await complete(OTHER_KEY);
  await complete('c3a9e1d7-2b48-4f6c-a5d0-7e1b9f3c8d24', { plan: 3, edge_amount: '1600.00' });
  expect((await account())[1]).toEqual([
    ['PREMIUM', '2026-05-14T09:27:53.000Z'],
    ['ELITE', '2026-04-14T09:29:53.000Z'],
  ]);
  await database.updateTable('subscriptions').set({ expires_at: 0 }).where('player_id', '=', id).execute();
  await complete('d3a9e1d7-2b48-4f6c-a5d0-7e1b9f3c8d24');
  expect((await account())[1]).toEqual([
    ['PREMIUM', '2026-04-14T09:30:53.000Z'],
    ['ELITE', '1970-01-01T00:00:00.000Z'],
  ]);
});

it('fails for an address that the solver service does not know, and gives the Edge back', async () => {
  const { api, redeem, read, account, history } = await start();
  await redeem(KEY, { email: 'dana@Unknown.test' });
  api.clock.advance(60);
  expect(await account()).toEqual(['1250.00', []]);
  expect(await read('redemptions')).toEqual([
    {
      ...pending,
      email: 'dana@Unknown.test',
      status: 'failed',
      reason: 'There is no solver account with this email.',
      completed_at: '2026-03-14T09:27:53.000Z',
    },
  ]);
  const steps = ['requested', 'failed'];
  expect((await history()).slice(0, 2)).toEqual([
    ['returned', '800.00', '1250.00', 'RW-2026-0001', steps],
    ['redeemed', '800.00', '450.00', 'RW-2026-0001', steps],
  ]);
});

it('answers a repeated key as the first time, also after the end, and redeems once', async () => {
  for (const email of ['dana@example.com', 'dana@unknown.test']) {
    const { api, database, redeem, read } = await start('3000.00');
    const first = await redeem(KEY, { email });
    expect((await redeem(KEY, { email: ` ${email} ` })).body).toEqual(first.body);
    api.clock.advance(60);
    const again = await redeem(KEY, { email });
    expect([again.status, again.body]).toEqual([201, first.body]);
    await putPlan(database, Plan.parse({ ...plans.all.value[1], prices: [] }));
    expect((await redeem(KEY, { email })).body).toEqual(first.body);
    expect(await read('redemptions')).toHaveLength(1);
    expect(await ledgerFaults(database)).toEqual([]);
  }
});

it('refuses a key that came with another body, whatever else is wrong', async () => {
  const { redeem } = await start();
  await redeem(KEY);
  for (const changes of [{ plan: 1 }, { plan: 99 }, { edge_amount: '1.00' }, { email: 'kim@example.com' }]) {
    const { status, body } = await redeem(KEY, changes);
    expect([status, body]).toEqual([
      409,
      {
        detail: 'This idempotency key was used for another request.',
        code: 'idempotency_key_reused',
      },
    ]);
  }
});

it('refuses a request that arrives after its time, and takes nothing', async () => {
  const { redeem, read, account } = await start();
  expect((await redeem(KEY, { valid_until: '2026-03-14T09:26:52.999Z' })).body).toEqual(expired);
  expect([await read('redemptions'), await account()]).toEqual([[], ['1250.00', []]]);
  expect((await redeem(KEY, { valid_until: '2026-03-14T09:26:53Z' })).status).toBe(201);
});

it('looks for the key before the time, and judges the time before everything else', async () => {
  const { api, database, redeem, read } = await start('800.00');
  const valid_until = '2026-03-14T09:28:53Z';
  const first = await redeem(KEY, { valid_until });
  api.clock.advance(121);
  expect((await redeem(KEY, { valid_until })).body).toEqual(first.body);
  expect((await redeem(KEY, { valid_until: '2026-03-14T09:40:00Z' })).body).toEqual(first.body);
  for (const changes of [{ plan: 99 }, { edge_amount: '1.00' }, {}]) {
    const { status, body } = await redeem(OTHER_KEY, { valid_until, ...changes });
    expect([status, body]).toEqual([409, expired]);
  }
  expect(await read('redemptions')).toHaveLength(1);
  expect(await ledgerFaults(database)).toEqual([]);
});

it('sends its own time with every answer, from which a browser can set the end of validity', async () => {
  const { api, redeem } = await start();
  api.clock.advance(3600);
  const dates = [await redeem(KEY), await redeem('no key'), await api.call('region')].map(({ headers }) =>
    headers.get('date'),
  );
  expect(dates).toEqual(dates.map(() => 'Sat, 14 Mar 2026 10:26:53 GMT'));
});

it('takes the same key of another player for another redemption', async () => {
  const { api, database, redeem } = await start();
  const kim = await memberWithEdge(api, database, '800.00', 'kim@example.com');
  await redeem(KEY);
  const headers = { 'idempotency-key': KEY };
  const { body } = await api.call('redeemPlan', { bearer: kim.bearer, body: request, headers });
  expect(body).toEqual({ ...pending, id: 2, reference: 'RW-2026-0002' });
  expect((await api.call('redemptions', { bearer: kim.bearer })).body).toEqual([body]);
});

it('names what is wrong with the key before the body', async () => {
  const { redeem } = await start();
  const required = { 'Idempotency-Key': ['This header is required.'] };
  const malformed = { 'Idempotency-Key': ['Must be a lower-case UUID.'] };
  expect((await redeem(undefined, { plan: 'two' })).body).toEqual(required);
  expect((await redeem('', {})).body).toEqual(required);
  for (const key of ['1', KEY.toUpperCase(), `${KEY}, ${OTHER_KEY}`, `{${KEY}}`])
    expect((await redeem(key, { plan: 'two' })).body).toEqual(malformed);
});

it('refuses a plan that is not sold for Edge', async () => {
  const { database, redeem } = await start();
  const [, premium] = plans.all.value;
  const prices = premium?.prices.filter(({ currency }) => currency === 'USD');
  await putPlan(database, Plan.parse({ ...premium, prices }));
  expect((await redeem(KEY)).body).toEqual({ plan: ['This plan is not sold for Edge.'] });
});

it('refuses in the order running, price, balance', async () => {
  const { api, database, id, redeem } = await start('900.00');
  const codes = async (changes: object) => {
    const { status, body } = await redeem(OTHER_KEY, { ...changes });
    return [status, (body as { code: string }).code];
  };
  expect(await codes({ plan: 3, edge_amount: '1.00' })).toEqual([409, 'price_changed']);
  expect(await codes({ edge_amount: '-800.00' })).toEqual([409, 'price_changed']);
  expect(await codes({ plan: 3, edge_amount: '1600.00' })).toEqual([400, 'insufficient_balance']);
  await redeem(KEY);
  expect(await codes({ plan: 3, edge_amount: '1.00' })).toEqual([409, 'redemption_running']);
  api.clock.advance(60);
  await giveEdge(database, id, '700.00');
  expect((await redeem(OTHER_KEY)).status).toBe(201);
});

it('forgets the key of a refusal, so that the same intent can be tried again', async () => {
  const { database, id, redeem } = await start('799.99');
  expect((await redeem(KEY)).status).toBe(400);
  await giveEdge(database, id, '0.01');
  expect((await redeem(KEY)).status).toBe(201);
});

it('shows nobody the redemptions of others, and needs a bearer', async () => {
  const { api, redeem } = await start();
  await redeem(KEY);
  const { access: bearer } = await memberTokens(api, 'kim@example.com');
  expect((await api.call('redemptions', { bearer })).body).toEqual([]);
  expect((await api.call('redemptionStatus', { bearer })).body).toMatchObject({ status: 'none' });
  for (const operation of ['redemptions', 'redemptionStatus', 'redeemPlan'])
    expect((await api.call(operation, { body: request })).status).toBe(401);
});
