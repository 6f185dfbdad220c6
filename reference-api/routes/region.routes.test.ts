import { expect, it } from 'vitest';

import { startTestApi } from '../testing/start-test-api.ts';

it('reads the country from the header and falls back to the default', async () => {
  const api = await startTestApi({ defaultCountry: 'CA' });
  const regions = [];
  for (const country of ['de', 'XX', 'T1', 'Germany', '']) {
    const { body } = await api.call('region', { headers: { 'x-country': country } });
    regions.push((body as { country: string }).country);
  }
  expect(regions).toEqual(['DE', 'CA', 'CA', 'CA', 'CA']);
});

it('reads the header that the network in front sets', async () => {
  const api = await startTestApi({ countryHeader: 'cf-ipcountry' });
  expect((await api.call('region', { headers: { 'cf-ipcountry': 'SE' } })).body).toEqual({
    country: 'SE',
    supported: true,
  });
});

it('blocks the countries of the list, except from the question where one is', async () => {
  const api = await startTestApi();
  for (const country of ['CU', 'IR', 'KP', 'SY']) {
    const headers = { 'x-country': country };
    expect((await api.call('deals', { headers })).status).toBe(403);
    expect((await api.call('region', { headers })).body).toEqual({ country, supported: false });
  }
});

it.each(['region', 'deals', 'plans', 'room', 'sendFeedback'])(
  'refuses a dead bearer also where none is needed: %s',
  async (operation) => {
    const api = await startTestApi();
    const call = { bearer: 'dead', path: operation === 'room' ? 'river-room/' : '', body: {} };
    expect((await api.call(operation, call)).status).toBe(401);
  },
);

it('lets no cache keep what depends on where the visitor is, nor that a region is blocked', async () => {
  const api = await startTestApi({ seedDemo: true });
  const kept = [];
  for (const country of ['CA', 'IS', 'IR']) {
    for (const path of ['region', 'deals', 'rooms/river-room']) {
      const headers = { 'x-country': country };
      kept.push((await fetch(`${api.origin}/api/v1/${path}/`, { headers })).headers.get('cache-control'));
    }
  }
  expect(kept).toEqual(kept.map(() => 'no-store'));
  expect(kept.length).toBe(9);
});
