import { expect, it } from 'vitest';

import { startTestApi } from '../testing/start-test-api.ts';

it('answers the time and moves it', async () => {
  const api = await startTestApi();
  const clock = async (body?: unknown): Promise<unknown[]> => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${api.origin}/dev/clock`, init);
    return [response.status, (await response.json()) as unknown];
  };
  expect(await clock()).toEqual([200, { now: '2026-03-14T09:26:53.000Z' }]);
  expect(await clock({ advance_seconds: 600 })).toEqual([200, { now: '2026-03-14T09:36:53.000Z' }]);
  expect(await clock({ now: '2027-01-01T00:00:00Z' })).toEqual([200, { now: '2027-01-01T00:00:00.000Z' }]);
  expect((await clock({ advance_seconds: 'soon' }))[0]).toBe(400);
});
