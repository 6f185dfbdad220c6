import { expect, it } from 'vitest';

import type { DailyEarnings } from '#sdk/generated/model/daily-earnings.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import type { MonthlyEarnings } from '#sdk/generated/model/monthly-earnings.ts';
import { putRakeDay, putRoomAccount } from '../dev/put-room-account.ts';
import { memberWithEdge, startWithDatabase } from '../testing/start-with-database.ts';

const riverRoom = { slug: 'river-room', name: 'River Room' };
const lakeside = { slug: 'lakeside-poker', name: 'Lakeside Poker' };
const counting_rule = 'Rake is counted by contribution to the pot.';
const period = { start: '2026-03-01', end: '2026-03-31', time_zone: 'UTC' };
const nothing = { rake: '0.00', net_rake: '0.00', edge_earned: '0.00', edge_credited: '0.00' };
const riverRow = {
  room: { ...riverRoom, logo_url: null },
  username: 'danariver',
  rake: '412.50',
  net_rake: '388.20',
  edge_multiplier: '1.25',
  edge_earned: '485.25',
  edge_credited: '125.00',
  credited_at: '2026-03-02T03:15:00.000Z',
  counting_rule,
  adjustments: [],
  last_updated: '2026-03-13T22:15:00.000Z',
};
const lakesideRow = {
  room: { ...lakeside, logo_url: null },
  username: 'dana_r',
  rake: '12.22',
  net_rake: '11.11',
  edge_multiplier: '0.5',
  edge_earned: '0.56',
  edge_credited: '-5.00',
  credited_at: null,
  counting_rule,
  adjustments: [
    { amount: '-5.00', reason: 'The room corrected February.', applied_at: '2026-03-05T03:00:00.000Z' },
  ],
  last_updated: '2026-03-12T22:15:00.000Z',
};

/** 11.11 at half an Edge is 5.555, rounded to 5.56, less 5.00. */
async function start() {
  const { api, database } = await startWithDatabase();
  const { id: playerId, bearer } = await memberWithEdge(api, database, '0.00');
  const put = (room: typeof riverRoom, username: string, edge_multiplier: string, owner = playerId) =>
    putRoomAccount(database, { playerId: owner, room, username, edge_multiplier });
  const river = await put(riverRoom, 'danariver', '1.25');
  const lake = await put(lakeside, 'dana_r', '0.5');
  await putRakeDay(database, river, '2026-02-28', { rake: '9.99', net_rake: '9.99' });
  await putRakeDay(database, river, '2026-03-01', { rake: '100.00', net_rake: '100.00', credited: '125.00' });
  await putRakeDay(database, river, '2026-03-13', { rake: '312.50', net_rake: '288.20' });
  await putRakeDay(database, lake, '2026-03-12', { rake: '12.22', net_rake: '11.11' });
  await database
    .insertInto('earnings_adjustments')
    .values({
      room_account_id: lake,
      amount: '-5.00',
      reason: 'The room corrected February.',
      applied_at: Date.UTC(2026, 2, 5, 3),
    })
    .execute();

  const kim = await memberWithEdge(api, database, '0.00', 'kim@example.com');
  const other = await put(riverRoom, 'kim', '2', kim.id);
  await putRakeDay(database, other, '2026-03-13', { rake: '7777.00', net_rake: '7777.00' });

  const earnings = async (query = '') => {
    const { status, body } = await api.call('earnings', { bearer, path: query });
    return status === 200 ? (body as Earnings) : body;
  };
  const daily = async (query = '') =>
    (await api.call('dailyEarnings', { bearer, path: query })).body as DailyEarnings;
  return { api, database, bearer, playerId, put, river, lake, earnings, daily };
}

it('shows a row for each account, totals of exactly the rows, and the oldest age', async () => {
  const { earnings } = await start();
  const march = {
    period,
    rows: [riverRow, lakesideRow],
    totals: { rake: '424.72', net_rake: '399.31', edge_earned: '485.81', edge_credited: '120.00' },
    last_updated: '2026-03-12T22:15:00.000Z',
  };
  for (const query of ['', '?period=this_month', '?month=2026-03', '?room=river-room&room=lakeside-poker'])
    expect(await earnings(query)).toEqual(march);
});

it('filters by room', async () => {
  const { earnings } = await start();
  expect(await earnings('?room=lakeside-poker')).toEqual({
    period,
    rows: [lakesideRow],
    totals: { rake: '12.22', net_rake: '11.11', edge_earned: '0.56', edge_credited: '-5.00' },
    last_updated: '2026-03-12T22:15:00.000Z',
  });
  expect(await earnings('?room=nowhere')).toEqual({ period, rows: [], totals: nothing, last_updated: null });
});

it('keeps months apart at midnight UTC, and is empty where nothing happened', async () => {
  const { earnings } = await start();
  expect(await earnings('?period=last_month')).toEqual({
    period: { start: '2026-02-01', end: '2026-02-28', time_zone: 'UTC' },
    rows: [
      {
        ...riverRow,
        rake: '9.99',
        net_rake: '9.99',
        edge_earned: '12.49',
        edge_credited: '0.00',
        credited_at: null,
        last_updated: '2026-02-28T22:15:00.000Z',
      },
    ],
    totals: { rake: '9.99', net_rake: '9.99', edge_earned: '12.49', edge_credited: '0.00' },
    last_updated: '2026-02-28T22:15:00.000Z',
  });
  for (const month of ['2026-01', '2026-04', '0000-01', '9999-12'])
    expect(await earnings(`?month=${month}`)).toMatchObject({
      rows: [],
      totals: nothing,
      last_updated: null,
    });
});

it('has every month from the first with anything, with gaps filled, up to this one', async () => {
  const { api, database, bearer, river, lake } = await start();
  const months = async (owner = bearer) =>
    ((await api.call('monthlyEarnings', { bearer: owner })).body as MonthlyEarnings).months;
  // 9.99 × 1.25 is 12.4875. March: 388.20 × 1.25 and 11.11 × 0.5, each rounded, less 5.00.
  const known = [
    { month: '2026-02', edge_earned: '12.49', edge_credited: '0.00' },
    { month: '2026-03', edge_earned: '485.81', edge_credited: '120.00' },
  ];
  expect(await months()).toEqual(known);
  await putRakeDay(database, river, '2025-12-31', { rake: '4.00', net_rake: '4.00', credited: '5.00' });
  const gap = { month: '2026-01', edge_earned: '0.00', edge_credited: '0.00' };
  const december = { month: '2025-12', edge_earned: '5.00', edge_credited: '5.00' };
  expect(await months()).toEqual([december, gap, ...known]);
  const applied_at = Date.UTC(2025, 10, 30, 23, 59, 59, 999);
  await database
    .insertInto('earnings_adjustments')
    .values({ room_account_id: lake, amount: '-0.01', reason: 'A correction.', applied_at })
    .execute();
  const november = { month: '2025-11', edge_earned: '-0.01', edge_credited: '-0.01' };
  expect(await months()).toEqual([november, december, gap, ...known]);
  const lee = await memberWithEdge(api, database, '0.00', 'lee@example.com');
  expect(await months(lee.bearer)).toEqual([
    { month: '2026-03', edge_earned: '0.00', edge_credited: '0.00' },
  ]);
  expect((await api.call('monthlyEarnings')).status).toBe(401);
});

it('adds one account up over its days and keeps two accounts at one room apart', async () => {
  const { database, put, earnings } = await start();
  const second = await put(riverRoom, 'danariver2', '2');
  await putRakeDay(database, second, '2026-03-02', { rake: '1.00', net_rake: '1.00' });
  await putRakeDay(database, second, '2026-03-03', { rake: '0.25', net_rake: '0.20' });
  const { rows } = (await earnings('?room=river-room')) as Earnings;
  expect(rows.map((row) => [row.username, row.rake, row.net_rake, row.edge_earned])).toEqual([
    ['danariver', '412.50', '388.20', '485.25'],
    ['danariver2', '1.25', '1.20', '2.40'],
  ]);
});

it('has a row of zeros for a correction in a month without rake', async () => {
  const { database, lake, earnings } = await start();
  const applied_at = Date.UTC(2025, 11, 31, 23, 59, 59, 999);
  const correction = { room_account_id: lake, amount: '3.00', reason: 'Late rake.' };
  await database
    .insertInto('earnings_adjustments')
    .values({ ...correction, applied_at })
    .execute();
  expect(((await earnings('?month=2025-12')) as Earnings).rows).toEqual([
    {
      ...lakesideRow,
      ...nothing,
      edge_earned: '3.00',
      edge_credited: '3.00',
      adjustments: [{ amount: '3.00', reason: 'Late rake.', applied_at: '2025-12-31T23:59:59.999Z' }],
      last_updated: '2025-12-31T23:59:59.999Z',
    },
  ]);
  expect(((await earnings('?month=2026-01')) as Earnings).rows).toEqual([]);
});

it('has an entry for each day that has begun, zeros included, none for days to come', async () => {
  const { daily } = await start();
  const { days, ...rest } = await daily();
  expect(rest).toEqual({ period, reported_until: '2026-03-12', last_updated: '2026-03-12T22:15:00.000Z' });
  const expected = Array.from({ length: 14 }, (_, index) => ({
    date: `2026-03-${String(index + 1).padStart(2, '0')}`,
    ...nothing,
  }));
  Object.assign(expected[0] ?? {}, {
    rake: '100.00',
    net_rake: '100.00',
    edge_earned: '125.00',
    edge_credited: '125.00',
  });
  Object.assign(expected[4] ?? {}, { edge_earned: '-5.00', edge_credited: '-5.00' });
  Object.assign(expected[11] ?? {}, { rake: '12.22', net_rake: '11.11', edge_earned: '5.56' });
  Object.assign(expected[12] ?? {}, { rake: '312.50', net_rake: '288.20', edge_earned: '360.25' });
  expect(days).toEqual(expected);
});

it('says up to which day all rooms have reported, days without rake included', async () => {
  const { database, lake, river, daily } = await start();
  const nothingRaked = { rake: '0.00', net_rake: '0.00' };
  await putRakeDay(database, lake, '2026-03-13', nothingRaked);
  expect((await daily()).reported_until).toBe('2026-03-13');
  for (const account of [lake, river]) await putRakeDay(database, account, '2026-03-14', nothingRaked);
  expect((await daily()).reported_until).toBe('2026-03-14');
});

it('has all days of a past month, none of a future one, and only the rooms that are named', async () => {
  const { daily } = await start();
  const february = await daily('?month=2026-02');
  expect([february.days.length, february.days.at(-1)?.edge_earned]).toEqual([28, '12.49']);
  expect(await daily('?month=2026-04')).toEqual({
    period: { start: '2026-04-01', end: '2026-04-30', time_zone: 'UTC' },
    days: [],
    reported_until: null,
    last_updated: null,
  });
  const lakesideOnly = await daily('?room=lakeside-poker');
  expect(lakesideOnly.days.filter(({ rake }) => rake !== '0.00').map(({ date }) => date)).toEqual([
    '2026-03-12',
  ]);
});
