import { expect, it } from 'vitest';

import examples from '#api-spec/examples/rooms.json' with { type: 'json' };
import type { Room } from '#sdk/generated/model/room.ts';
import { memberTokens, startTestApi, type TestApi } from '../testing/start-test-api.ts';

const call = (api: TestApi, slug: string, country = 'CA') =>
  api.call('room', { path: `${slug}/`, headers: { 'x-country': country } });

it('shows a room with its deals in the country of the visitor', async () => {
  const api = await startTestApi({ seedDemo: true });
  const example = examples.room.value;
  const ends = '2026-06-30T23:59:59.000Z';
  expect((await call(api, 'river-room', 'IN')).body).toEqual({
    ...example,
    signup_promotions: [
      ...example.signup_promotions.slice(0, 1),
      {
        title: 'Ten tournament tickets',
        description: 'Worth $20 in total, on the day after your first deposit.',
        exclusive: false,
        expires_at: null,
      },
    ],
    ongoing_rewards: [
      { ...example.ongoing_rewards[0], expires_at: ends },
      {
        title: 'River points',
        description: 'Ten points for each dollar of rake, for tickets and cash.',
        exclusive: false,
        expires_at: null,
      },
    ],
    deals: [{ ...example.deals[0], expires_at: ends }],
  });
});

it('keeps closed and expired deals, and drops promotions that are over', async () => {
  const api = await startTestApi({ seedDemo: true });
  api.clock.set(Date.parse('2026-07-01T00:00:00Z'));
  const room = (await call(api, 'river-room')).body as Room;
  expect(room.deals.map(({ id, expires_at, closed_at }) => ({ id, expires_at, closed_at }))).toEqual([
    { id: 11, expires_at: '2026-06-30T23:59:59.000Z', closed_at: null },
    { id: 13, expires_at: null, closed_at: '2026-03-01T00:00:00.000Z' },
  ]);
  expect(room.ongoing_rewards.map(({ title }) => title)).toEqual(['River points']);
});

it.each([
  ['no-such-room', 'CA'],
  ['orchard-poker', 'CA'],
  ['river-room', 'IS'],
  ['RIVER-ROOM', 'CA'],
  ["'%20or%201=1", 'CA'],
  ['%E2%82%AC', 'CA'],
  ['%E0%A4%A', 'CA'],
])('has no page for %s in %s', async (slug, country) => {
  const api = await startTestApi({ seedDemo: true });
  const { status, body } = await call(api, slug, country);
  expect({ status, body }).toEqual({ status: 404, body: { detail: 'Not found.' } });
});

it('shows a room that is not offered here, without deals, to a member who has reported a username at it', async () => {
  const api = await startTestApi({ seedDemo: true });
  const { access } = await memberTokens(api, 'robin@example.com');
  const report = { deal: 11, email: 'robin@example.com', username: 'RiverRat' };
  await api.call('reportRoomAccount', { body: report, bearer: access, headers: { 'x-country': 'CA' } });
  const elsewhere = (slug: string) =>
    api.call('room', { path: `${slug}/`, bearer: access, headers: { 'x-country': 'IS' } });
  const { status, body } = await elsewhere('river-room');
  const { name, deals } = body as Room;
  expect({ status, name, deals }).toEqual({ status: 200, name: 'River Room', deals: [] });
  expect((await elsewhere('lakeside-poker')).status).toBe(404);
});
