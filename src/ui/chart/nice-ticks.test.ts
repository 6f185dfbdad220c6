import { expect, it } from 'vitest';

import { niceTicks } from './nice-ticks.ts';

it.each([
  [0, 12.5, ['0', '5', '10', '15']],
  [0, 100, ['0', '50', '100']],
  [0, 86.5, ['0', '50', '100']],
  [0, 0.3, ['0.0', '0.1', '0.2', '0.3']],
  [0, 0.07, ['0.00', '0.02', '0.04', '0.06', '0.08']],
  [-3, 9, ['-5', '0', '5', '10']],
  [-20, 0, ['-20', '-15', '-10', '-5', '0']],
  [-0.4, 0.4, ['-0.4', '-0.2', '0.0', '0.2', '0.4']],
  [0, 1_250_000, ['0', '500000', '1000000', '1500000']],
  [0, 1, ['0.0', '0.5', '1.0']],
])('from %d to %d the ticks are %j', (least, most, ticks) => {
  expect(niceTicks(least, most)).toEqual(ticks);
});

it('has a tick above zero when everything is zero', () => {
  expect(niceTicks(0, 0)).toEqual(['0.0', '0.5', '1.0']);
});
