import { expect, it, onTestFinished } from 'vitest';

import { createClock } from '../clock.ts';
import { monthOf } from '../domain/calendar.ts';
import { dailyEarningsOf, earningsOf } from '../domain/earnings.ts';
import { latestRedemption, redemptionsOf } from '../domain/redemptions.ts';
import { subscriptionsOf } from '../domain/subscriptions.ts';
import { resolveSettings } from '../options.ts';
import { createServices, type Services } from '../services.ts';
import { ledgerFaults } from '../testing/ledger.ts';
import { seedDemo } from './seed-demo.ts';
import { seedEdge } from './seed-edge.ts';

it.each(['2026-03-14T09:26:53Z', '2026-03-01T00:00:00Z', '2026-11-30T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'seeds a past that adds up to 1250.00 at %s',
  async (instant) => {
    const { services, now } = await seededAt(instant);
    const { database } = services;
    expect(await ledgerFaults(database)).toEqual([]);
    const player = database.selectFrom('players').select('edge_balance').where('id', '=', 1001);
    expect(await player.executeTakeFirst()).toEqual({ edge_balance: '1250.00' });
    expect((await redemptionsOf(database, 1001)).map(({ status }) => status)).toEqual([
      'completed',
      'completed',
      'failed',
    ]);
    expect(await subscriptionsOf(database, 1001)).toEqual([]);
    const movements = await database
      .selectFrom('edge_movements')
      .select('occurred_at')
      .orderBy('id')
      .execute();
    expect(movements.every(({ occurred_at }) => occurred_at <= now)).toBe(true);
  },
);

it('has months of rake, days without any, the newest not credited, and one correction', async () => {
  const { services, now } = await seededAt('2026-03-14T09:26:53Z');
  const { database } = services;
  const months = [
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ];
  const earnings = await Promise.all(months.map((month) => earningsOf(database, 1001, month)));
  expect(earnings.map(({ rows }) => rows.length)).toEqual([0, 2, 2, 2, 2, 2, 2, 2, 2]);
  expect(earnings.flatMap(({ rows }) => rows).flatMap(({ adjustments }) => adjustments)).toHaveLength(1);
  const { days } = await dailyEarningsOf(database, 1001, monthOf(now), now);
  const newest = days.findLast(({ edge_earned }) => edge_earned !== '0.00');
  expect([newest?.edge_credited, days.some(({ rake }) => rake === '0.00')]).toEqual(['0.00', true]);
  expect(earnings[3]?.totals.edge_credited).toBe(earnings[3]?.totals.edge_earned);
});

it('gives the second player an Elite subscription and a redemption that is pending', async () => {
  const { services } = await seededAt('2026-03-14T09:26:53Z');
  const { database } = services;
  expect(await latestRedemption(database, 1003)).toMatchObject({
    status: 'pending',
    plan: { tier: 'ELITE' },
  });
  expect((await subscriptionsOf(database, 1003)).map(({ expiration_date }) => expiration_date)).toEqual([
    '2026-04-04T21:26:53.000Z',
  ]);
});

it('writes the history once', async () => {
  const { services } = await seededAt('2026-03-14T09:26:53Z');
  const count = async () =>
    (await services.database.selectFrom('edge_movements').select('id').execute()).length;
  const before = await count();
  await seedEdge(services);
  expect(await count()).toBe(before);
});

async function seededAt(instant: string): Promise<{ services: Services; now: number }> {
  const now = Date.parse(instant);
  const settings = resolveSettings({ clock: createClock({ frozenAt: now }), passwordCost: 4 });
  const services = await createServices(settings);
  onTestFinished(() => services.database.destroy());
  await seedDemo(services);
  return { services, now };
}
