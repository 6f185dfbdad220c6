import { expect, it } from 'vitest';

import examples from '#api-spec/examples/plans.json' with { type: 'json' };
import type { Plan } from '#sdk/generated/model/plan.ts';
import { startTestApi } from '../testing/start-test-api.ts';

it('lists the plans, also to visitors', async () => {
  const api = await startTestApi({ seedDemo: true });
  const plans = (await api.call('plans')).body as Plan[];
  expect(plans.slice(0, 3)).toEqual(examples.all.value);
  expect(
    plans.map(({ id, tier, interval, prices }) => [id, tier, interval, ...prices.map(({ price }) => price)]),
  ).toEqual([
    [1, 'STARTER', 'MONTH', '400.00', '39.00'],
    [2, 'PREMIUM', 'MONTH', '800.00', '79.00'],
    [3, 'ELITE', 'MONTH', '1600.00', '159.00'],
    [4, 'STARTER', 'YEAR', '4000.00', '390.00'],
    [5, 'PREMIUM', 'YEAR', '8000.00', '790.00'],
    [6, 'ELITE', 'YEAR', '16000.00', '1590.00'],
  ]);
});

it('answers an empty list without plans', async () => {
  const api = await startTestApi();
  expect((await api.call('plans')).body).toEqual([]);
});

it('refuses a dead bearer', async () => {
  const api = await startTestApi();
  expect((await api.call('plans', { bearer: 'dead' })).status).toBe(401);
});
