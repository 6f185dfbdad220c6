import * as fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';

import { putRoomAccount } from '../dev/put-room-account.ts';
import { openDatabase, type Database } from '../store/database.ts';
import { ledgerFaults } from '../testing/ledger.ts';
import { edgeHistoryOf } from './edge-history.ts';
import { appendMovement, type Movement } from './ledger.ts';

it('adds up after any sequence of movements, and never goes below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMovement, { maxLength: 30 }), async (movements) => {
      const database = await databaseWithPlayer();
      let accepted = 0;
      for (const movement of movements) if (await append(database, movement)) accepted += 1;
      const written = await database.selectFrom('edge_movements').select('id').execute();
      const faults = await ledgerFaults(database);
      await database.destroy();
      expect([written.length, faults]).toEqual([accepted, []]);
    }),
    { numRuns: 60 },
  );
}, 30_000);

it('lists each change of the balance once, adding up, and what is not credited yet', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRake, { maxLength: 40 }), async (events) => {
      const database = await databaseWithPlayer();
      await putRoomAccount(database, { playerId: 1, room, username: 'dana', edge_multiplier: '1' });
      for (const event of events) await append(database, event);
      const { results } = await edgeHistoryOf(database, 1, { order: 'oldest' });
      await database.destroy();
      expect(
        results.map(({ kind, balance_after, steps }) => [kind, Number(balance_after), steps.length]),
      ).toEqual(countedApart(events));
    }),
    { numRuns: 40 },
  );
}, 30_000);

it('writes what each kind does to the balance', async () => {
  const database = await databaseWithPlayer();
  onTestFinished(() => database.destroy());
  for (const [kind, amount] of [
    ['earned', '100.10'],
    ['credited', '100.10'],
    ['redeemed', '40.00'],
    ['completed', '40.00'],
    ['redeemed', '0.20'],
    ['returned', '0.20'],
    ['corrected', '-0.10'],
    ['adjusted', '-60.00'],
  ] as const) {
    expect(await append(database, movementOf(kind, amount))).toBe(true);
  }
  const rows = await database.selectFrom('edge_movements').selectAll().orderBy('id').execute();
  expect(rows.map((row) => [row.kind, row.amount, row.balance_change, row.balance_after])).toEqual([
    ['earned', '100.10', '0.00', '0.00'],
    ['credited', '100.10', '100.10', '100.10'],
    ['redeemed', '40.00', '-40.00', '60.10'],
    ['completed', '40.00', '0.00', '60.10'],
    ['redeemed', '0.20', '-0.20', '59.90'],
    ['returned', '0.20', '0.20', '60.10'],
    ['corrected', '-0.10', '-0.10', '60.00'],
    ['adjusted', '-60.00', '-60.00', '0.00'],
  ]);
});

it('refuses what would leave less than nothing, and a negative amount that is no correction', async () => {
  const database = await databaseWithPlayer();
  onTestFinished(() => database.destroy());
  expect(await append(database, movementOf('credited', '10.00'))).toBe(true);
  expect(await append(database, movementOf('redeemed', '10.01'))).toBe(false);
  expect(await append(database, movementOf('adjusted', '-10.01'))).toBe(false);
  expect(await append(database, movementOf('credited', '-1.00'))).toBe(false);
  expect(await append(database, movementOf('redeemed', '10.00'))).toBe(true);
});

const room = { slug: 'river-room', name: 'River Room' };

const anyRake = fc
  .record({
    kind: fc.constantFrom('earned', 'credited', 'bonus'),
    day: fc.integer({ min: 1, max: 3 }),
    amount: fc.constantFrom('10.00', '20.00'),
  })
  .map(({ kind, day, amount }): Movement => {
    const rake = { room: room.slug, playedOn: `2026-03-0${String(day)}` };
    return { ...movementOf(kind, amount), ...(kind === 'bonus' ? {} : rake) };
  });

/** Kind, balance and number of steps of each movement, by a list of what waits to be credited. */
function countedApart(events: readonly Movement[]): [string, number, number][] {
  let balance = 0;
  let listed: { event: Movement; line: [string, number, number] }[] = [];
  for (const event of events) {
    const { kind, amount, playedOn } = event;
    const earning = listed.find(
      ({ event: one }) => one.kind === 'earned' && one.playedOn === playedOn && one.amount === amount,
    );
    const isCredit = kind === 'credited' && earning !== undefined;
    if (isCredit) listed = listed.filter((one) => one !== earning);
    if (kind !== 'earned') balance += Number(amount);
    listed.push({ event, line: [kind, balance, kind === 'bonus' ? 0 : isCredit ? 2 : 1] });
  }
  return listed.map(({ line }) => line);
}

const anyMovement = fc
  .record({
    kind: fc.constantFrom(
      'earned',
      'credited',
      'redeemed',
      'completed',
      'returned',
      'bonus',
      'corrected',
      'adjusted',
    ),
    cents: fc.integer({ min: -300_000, max: 300_000 }),
  })
  .map(({ kind, cents }) => movementOf(kind, (cents / 100).toFixed(2)));

function movementOf(kind: Movement['kind'], amount: string): Movement {
  return { kind, amount, description: 'A movement', occurredAt: 0 };
}

/** Whether the movement was taken. */
function append(database: Database, movement: Movement): Promise<boolean> {
  return database
    .transaction()
    .execute((transaction) => appendMovement(transaction, 1, movement))
    .then(
      () => true,
      () => false,
    );
}

async function databaseWithPlayer(): Promise<Database> {
  const database = await openDatabase(':memory:');
  const player = { id: 1, email: 'dana@example.com', email_key: 'dana@example.com', password_hash: '' };
  await database
    .insertInto('players')
    .values({ ...player, first_name: 'Dana', last_name: 'River', country: 'CA', created_at: 0 })
    .execute();
  return database;
}
