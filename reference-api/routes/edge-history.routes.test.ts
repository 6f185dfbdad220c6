import { expect, it } from 'vitest';

import type { EdgeHistory } from '#sdk/generated/model/edge-history.ts';
import { putRoomAccount } from '../dev/put-room-account.ts';
import { appendMovement, type Movement } from '../domain/ledger.ts';
import { memberTokens } from '../testing/start-test-api.ts';
import { memberWithEdge, startWithDatabase } from '../testing/start-with-database.ts';

const room = { slug: 'river-room', name: 'River Room' };

async function start() {
  const { api, database } = await startWithDatabase();
  const { id, bearer } = await memberWithEdge(api, database, '100.00');
  const kim = await memberWithEdge(api, database, '7.00', 'kim@example.com');
  await putRoomAccount(database, { playerId: id, room, username: 'danariver', edge_multiplier: '1' });
  const append = (...movements: Movement[]) =>
    database.transaction().execute(async (transaction) => {
      for (const movement of movements) await appendMovement(transaction, id, movement);
    });
  const read = async (query = '') =>
    (await api.call('edgeHistory', { bearer, path: query })).body as EdgeHistory;
  const amounts = async (query: string) => (await read(query)).results.map(({ amount }) => amount);
  return { api, bearer, kim, append, read, amounts };
}

function movement(occurredAt: string, changes: Partial<Movement> = {}): Movement {
  const amount = '10.00';
  const rake = { kind: 'credited', amount, description: 'Rake at River Room' } as const;
  return { ...rake, occurredAt: Date.parse(occurredAt), ...changes };
}

it('shows every movement with what it did to the balance, newest first', async () => {
  const { append, read } = await start();
  await append(
    movement('2026-03-02T22:15:00Z', { kind: 'earned', room: 'river-room', playedOn: '2026-03-01' }),
    movement('2026-03-03T03:00:00Z', { kind: 'redeemed', reference: 'RW-2026-0301' }),
  );
  const { results, next_cursor } = await read();
  expect(next_cursor).toBeNull();
  expect(results).toEqual([
    {
      id: 4,
      kind: 'redeemed',
      amount: '10.00',
      balance_change: '-10.00',
      balance_after: '90.00',
      description: 'Rake at River Room',
      room: null,
      reference: 'RW-2026-0301',
      played_on: null,
      occurred_at: '2026-03-03T03:00:00.000Z',
      steps: [{ kind: 'requested', occurred_at: '2026-03-03T03:00:00.000Z' }],
    },
    {
      id: 3,
      kind: 'earned',
      amount: '10.00',
      balance_change: '0.00',
      balance_after: '100.00',
      description: 'Rake at River Room',
      room: { ...room, logo_url: null },
      reference: null,
      played_on: '2026-03-01',
      occurred_at: '2026-03-02T22:15:00.000Z',
      steps: [{ kind: 'earned', occurred_at: '2026-03-02T22:15:00.000Z' }],
    },
    {
      id: 1,
      kind: 'bonus',
      amount: '100.00',
      balance_change: '100.00',
      balance_after: '100.00',
      description: 'Bonus',
      room: null,
      reference: null,
      played_on: null,
      occurred_at: '2026-03-01T00:00:00.000Z',
      steps: [],
    },
  ]);
});

it('what was earned is a step of what credits the same Edge, one for one', async () => {
  const { append, read } = await start();
  const rake = { room: 'river-room', playedOn: '2026-02-28' };
  const earned = (changes: Partial<Movement> = {}) =>
    movement('2026-02-28T22:00:00Z', { ...rake, ...changes, kind: 'earned' });
  const credited = (changes: Partial<Movement> = {}) =>
    movement('2026-03-02T03:00:00Z', { ...rake, ...changes });
  await append(
    earned(),
    earned(),
    earned({ amount: '9.99' }),
    earned({ playedOn: '2026-02-27' }),
    credited(),
    credited({ amount: '9.98' }),
  );
  const { count, results } = await read('?order=oldest');
  const [step, last] = [
    { kind: 'earned', occurred_at: '2026-02-28T22:00:00.000Z' },
    { kind: 'credited', occurred_at: '2026-03-02T03:00:00.000Z' },
  ];
  expect([count, results.map(({ kind, amount, steps }) => [kind, amount, steps])]).toEqual([
    6,
    [
      ['bonus', '100.00', []],
      ['earned', '10.00', [step]],
      ['earned', '9.99', [step]],
      ['earned', '10.00', [step]],
      ['credited', '10.00', [step, last]],
      ['credited', '9.98', [last]],
    ],
  ]);
});

it('a redemption has its steps, wherever its filter is, and keeps its day', async () => {
  const { append, read } = await start();
  const redemption = (kind: Movement['kind'], occurredAt: string, reference: string) =>
    movement(occurredAt, { kind, reference, description: 'Premium, 1 month' });
  await append(
    redemption('redeemed', '2026-03-02T09:00:00Z', 'RW-2026-0001'),
    redemption('completed', '2026-03-03T09:00:00Z', 'RW-2026-0001'),
    redemption('redeemed', '2026-03-04T09:00:00Z', 'RW-2026-0002'),
    movement('2026-03-04T12:00:00Z'),
    redemption('returned', '2026-03-05T09:00:00Z', 'RW-2026-0002'),
  );
  const [requested, completed] = ['2026-03-02T09:00:00.000Z', '2026-03-03T09:00:00.000Z'];
  const [again, failed] = ['2026-03-04T09:00:00.000Z', '2026-03-05T09:00:00.000Z'];
  const ended = [
    { kind: 'requested', occurred_at: again },
    { kind: 'failed', occurred_at: failed },
  ];
  const all = [
    ['returned', '100.00', failed, ended],
    [
      'credited',
      '90.00',
      '2026-03-04T12:00:00.000Z',
      [{ kind: 'credited', occurred_at: '2026-03-04T12:00:00.000Z' }],
    ],
    ['redeemed', '80.00', again, ended],
    [
      'redeemed',
      '90.00',
      requested,
      [
        { kind: 'requested', occurred_at: requested },
        { kind: 'completed', occurred_at: completed },
      ],
    ],
  ];
  const shown = async (query: string) =>
    (await read(query)).results.map(({ kind, balance_after, occurred_at, steps }) => [
      kind,
      balance_after,
      occurred_at,
      steps,
    ]);
  expect(await shown('?from=2026-03-02')).toEqual(all);
  expect(await shown('?kind=redeemed&to=2026-03-02')).toEqual(all.slice(3));
  expect(await shown('?from=2026-03-03&to=2026-03-03')).toEqual([]);
});

it('gives pages of fifty, each once, also when a movement comes between', async () => {
  const { append, read } = await start();
  const many = Array.from({ length: 99 }, (_, index) =>
    movement('2026-03-02T03:00:00Z', { amount: `${String(index)}.00` }),
  );
  await append(...many);
  const first = await read();
  await append(movement('2026-03-03T03:00:00Z', { amount: '1000.00' }));
  const second = await read(`?cursor=${String(first.next_cursor)}`);
  expect([first.results.length, second.results.length, second.next_cursor]).toEqual([50, 50, null]);
  const amounts = [...first.results, ...second.results].map(({ amount }) => amount);
  expect(amounts).toEqual([...many.map(({ amount }) => amount).toReversed(), '100.00']);
});

it('begins with the oldest where it is asked to, each once, with what comes between last', async () => {
  const { append, read } = await start();
  const many = Array.from({ length: 99 }, (_, index) =>
    movement('2026-03-02T03:00:00Z', { amount: `${String(index)}.00` }),
  );
  await append(...many);
  const first = await read('?order=oldest');
  await append(movement('2026-03-03T03:00:00Z', { amount: '1000.00' }));
  const second = await read(`?order=oldest&cursor=${String(first.next_cursor)}`);
  const third = await read(`?order=oldest&cursor=${String(second.next_cursor)}`);
  const pages = [first, second, third];
  expect(pages.map(({ results }) => results.length)).toEqual([50, 50, 1]);
  expect(pages.map(({ next_cursor }) => next_cursor === null)).toEqual([false, false, true]);
  const amounts = pages.flatMap(({ results }) => results.map(({ amount }) => amount));
  expect(amounts).toEqual(['100.00', ...many.map(({ amount }) => amount), '1000.00']);
  expect(await read('?order=newest')).toEqual(await read());
});

it('counts what the filters let through, on whichever page', async () => {
  const { append, read } = await start();
  await append(
    ...Array.from({ length: 60 }, () => movement('2026-03-02T03:00:00Z')),
    movement('2026-03-03T03:00:00Z', { kind: 'earned' }),
  );
  const { count, next_cursor } = await read();
  expect(count).toBe(62);
  expect((await read(`?cursor=${String(next_cursor)}`)).count).toBe(62);
  expect((await read('?order=oldest&kind=credited')).count).toBe(60);
  expect((await read('?from=2026-03-03&to=2026-03-03')).count).toBe(1);
  expect((await read('?kind=redeemed')).count).toBe(0);
});

it('filters by kind, also on the next page', async () => {
  const { append, read, amounts } = await start();
  for (let index = 0; index < 51; index += 1)
    await append(
      movement('2026-03-02T03:00:00Z', { kind: 'earned', amount: `${String(index)}.00` }),
      movement('2026-03-02T03:00:00Z', { amount: '1.00' }),
    );
  expect(await amounts('?kind=bonus')).toEqual(['100.00']);
  expect(await amounts('?kind=redeemed')).toEqual([]);
  expect((await amounts('?kind=bonus&kind=earned')).length).toBe(50);
  const { next_cursor } = await read('?kind=earned');
  expect(await amounts(`?kind=earned&cursor=${String(next_cursor)}`)).toEqual(['0.00']);
});

it('filters by days in UTC, the first and the last included', async () => {
  const { append, amounts } = await start();
  await append(
    movement('2026-03-01T23:59:59.999Z', { amount: '1.00' }),
    movement('2026-03-02T00:00:00Z', { amount: '2.00' }),
    movement('2026-03-03T23:59:59.999Z', { amount: '3.00' }),
    movement('2026-03-04T00:00:00Z', { amount: '4.00' }),
  );
  expect(await amounts('?from=2026-03-02&to=2026-03-03')).toEqual(['3.00', '2.00']);
  expect(await amounts('?from=2026-03-04')).toEqual(['4.00']);
  expect(await amounts('?to=2026-03-01')).toEqual(['1.00', '100.00']);
  expect(await amounts('?from=2026-03-02&to=2026-03-02')).toEqual(['2.00']);
});

it('shows each player their own, and is empty for who has none', async () => {
  const { api, kim } = await start();
  const { body } = await api.call('edgeHistory', { bearer: kim.bearer });
  expect((body as EdgeHistory).results.map(({ amount }) => amount)).toEqual(['7.00']);
  const { access } = await memberTokens(api, 'lee@example.com');
  expect((await api.call('edgeHistory', { bearer: access })).body).toEqual({
    count: 0,
    results: [],
    next_cursor: null,
  });
  expect((await api.call('edgeHistory')).status).toBe(401);
});

it('names what is wrong with the query', async () => {
  const { api, bearer } = await start();
  const cursor = { cursor: ['Invalid cursor.'] };
  const refused: [string, object][] = [
    ['?cursor=', cursor],
    ['?cursor=rubbish', cursor],
    ['?cursor=MQ%3D%3D', cursor],
    ['?cursor=MS41', cursor],
    ['?cursor=LTE', cursor],
    ['?cursor=%F0%9F%83%8F', cursor],
    ['?kind=stolen', { kind: ['"stolen" is not a valid choice.'] }],
    ['?kind=', { kind: ['This field may not be blank.'] }],
    ['?order=random', { order: ['"random" is not a valid choice.'] }],
    ['?from=2026-02-30', { from: ['Enter a valid value.'] }],
    ['?to=yesterday', { to: ['Enter a valid value.'] }],
    ['?from=2026-03-02&to=2026-03-01', { non_field_errors: ['The last day is before the first day.'] }],
  ];
  for (const [path, fields] of refused) {
    const { status, body } = await api.call('edgeHistory', { bearer, path });
    expect([path, status, body]).toEqual([path, 400, fields]);
  }
});
