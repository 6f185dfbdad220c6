import { expect, it } from 'vitest';

import examples from '#api-spec/examples/deals.json' with { type: 'json' };
import type { Deals } from '#sdk/generated/model/deals.ts';
import { demoPlayer } from '../seed/demo-player.ts';
import { startTestApi, tokensIn, type TestApi } from '../testing/start-test-api.ts';

const [riverRoomDeal] = examples.some.value.results;
const DAY_SECONDS = 24 * 60 * 60;

async function dealsIn(api: TestApi, country: string, query = '', bearer?: string): Promise<Deals> {
  const { body } = await api.call('deals', {
    path: query,
    headers: { 'x-country': country },
    ...(bearer !== undefined && { bearer }),
  });
  return body as Deals;
}

async function idsIn(api: TestApi, country: string, query?: string): Promise<number[]> {
  return (await dealsIn(api, country, query)).results.map(({ id }) => id);
}

it('lists what is open in the country of the visitor, best first, without closed deals', async () => {
  const api = await startTestApi({ seedDemo: true });
  const { country, results } = await dealsIn(api, 'CA');
  expect(country).toBe('CA');
  expect(results[0]).toEqual({ ...riverRoomDeal, expires_at: '2026-06-30T23:59:59.000Z' });
  expect(results.map(({ id }) => id)).toEqual([11, 12, 14, 16, 23, 27]);
  expect(await idsIn(api, 'GB')).toEqual([11, 12, 14, 30, 22, 24, 29]);
});

it('goes by where a member is, not by the country of residence', async () => {
  const api = await startTestApi({ seedDemo: true });
  const { access } = tokensIn(await api.logIn(demoPlayer.email, demoPlayer.password));
  const { country, results } = await dealsIn(api, 'IN', '', access);
  expect([country, results.map(({ id }) => id)]).toEqual(['IN', [11, 12, 28]]);
});

it('drops a deal in the moment it expires', async () => {
  const api = await startTestApi({ seedDemo: true });
  api.clock.set(Date.parse('2026-06-30T23:59:58Z'));
  expect(await idsIn(api, 'IN')).toEqual([11, 12, 28]);
  api.clock.advance(1);
  expect(await idsIn(api, 'IN')).toEqual([12, 28]);
  api.clock.advance(400 * DAY_SECONDS);
  expect(await idsIn(api, 'IN')).toEqual([12, 28]);
});

it.each([
  ['?room=river-room', [11]],
  ['?room=blue-canyon&room=river-room', [11, 27]],
  ['?room=no-such-room', []],
  ['?platform=ios', [11, 14, 23]],
  ['?platform=ios&platform=web', [11, 12, 14, 23]],
  ['?payment_method=crypto', [14, 16, 23, 27]],
  ['?payment_method=crypto&payment_method=card', [12, 14, 16, 23, 27]],
  ['?platform=web&payment_method=crypto', [14]],
  ['?top=true', [11, 12, 14]],
  ['?top=false', [11, 12, 14, 16, 23, 27]],
  ['?colour=red&constructor=1', [11, 12, 14, 16, 23, 27]],
])('filters by %s', async (query, ids) => {
  const api = await startTestApi({ seedDemo: true });
  expect(await idsIn(api, 'CA', query)).toEqual(ids);
});

it.each([
  ['?platform=linux', { platform: ['"linux" is not a valid choice.'] }],
  ['?platform=ios&platform=', { platform: ['This field may not be blank.'] }],
  ['?room=River%20Room', { room: ['Enter a valid value.'] }],
  ['?room=%C3%A4', { room: ['Enter a valid value.'] }],
  ['?payment_method=-1', { payment_method: ['Enter a valid value.'] }],
  ['?top=yes', { top: ['Not a valid boolean.'] }],
  ['?top=true&top=true', { top: ['Not a valid boolean.'] }],
  ['?top=1&platform=7', { top: ['Not a valid boolean.'], platform: ['"7" is not a valid choice.'] }],
])('refuses %s', async (query, body) => {
  const api = await startTestApi();
  const answer = await api.call('deals', { path: query });
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 400, body });
});
