import { expect, it } from 'vitest';

import type { Deals } from '#sdk/generated/model/deals.ts';
import type { RoomAccount } from '#sdk/generated/model/room-account.ts';
import { startTestApi, tokensIn, type TestApi } from '../testing/start-test-api.ts';
import { temporaryDatabase } from '../testing/start-with-database.ts';
import { demoPlayer } from './demo-player.ts';
import { seedRooms } from './rooms.ts';
import { EVERYWHERE } from './seed-room.ts';

const ofEachState = [
  ['dana.r', 'harbour-cardroom', 'in_review', null],
  ['danasummit', 'summit-poker', 'submitted', null],
  ['danna', 'lakeside-poker', 'refused', 'The room knows no player of this name.'],
  ['dana_r', 'lakeside-poker', 'connected', null],
  ['danariver', 'river-room', 'connected', null],
];

async function accountsOfDana(api: TestApi): Promise<RoomAccount[]> {
  const { access } = tokensIn(await api.logIn(demoPlayer.email, demoPlayer.password));
  return (await api.call('roomAccounts', { bearer: access })).body as RoomAccount[];
}

const summary = (accounts: RoomAccount[]) =>
  accounts.map(({ username, room, status, reason }) => [username, room.slug, status, reason]);

it('has deals of each room, with ids and places of their own, on hosts that cannot exist', () => {
  const deals = seedRooms.flatMap((room) => room.deals);
  expect(seedRooms.filter((room) => room.deals.length === 0)).toEqual([]);
  expect(new Set(deals.map(({ id }) => id)).size).toBe(deals.length);
  expect(new Set(deals.map(({ position }) => position)).size).toBe(deals.length);
  expect(deals.filter((deal) => !new URL(deal.tracking_url).hostname.endsWith('.example'))).toEqual([]);
});

it('has a top deal in each country where it has deals', async () => {
  const api = await startTestApi({ seedDemo: true });
  const without = [];
  for (const country of EVERYWHERE) {
    const { body } = await api.call('deals', { path: '?top=true', headers: { 'x-country': country } });
    if ((body as Deals).results.length === 0) without.push(country);
  }
  expect(without).toEqual([]);
});

it('gives the demo player an account in each state, and time does not change them', async () => {
  const api = await startTestApi({ seedDemo: true });
  const accounts = await accountsOfDana(api);
  expect(summary(accounts)).toEqual(ofEachState);
  const submitted = accounts.find(({ status }) => status === 'submitted');
  expect([submitted?.reported_at, submitted?.due_at]).toEqual([
    '2026-03-09T09:26:53.000Z',
    '2026-03-12T09:26:53.000Z',
  ]);
  api.clock.advance(7 * 24 * 60 * 60);
  expect(summary(await accountsOfDana(api))).toEqual(ofEachState);
});

it('finds everything as it was when the server starts again', async () => {
  const options = { seedDemo: true, databasePath: await temporaryDatabase() };
  const seen = async (api: TestApi) => ({
    accounts: await accountsOfDana(api),
    deals: (await api.call('deals', { headers: { 'x-country': 'CA' } })).body,
    plans: (await api.call('plans')).body,
  });
  const first = await startTestApi(options);
  const before = await seen(first);
  await first.stop();
  const second = await startTestApi(options);
  expect(await seen(second)).toEqual(before);
});
