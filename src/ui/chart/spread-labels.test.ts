import { expect, it } from 'vitest';

import { spreadLabels } from './spread-labels.ts';

it.each([
  [
    [20, 80],
    [20, 80],
  ],
  [
    [50, 50],
    [45, 55],
  ],
  [
    [52, 48],
    [55, 45],
  ],
  [
    [0, 2],
    [5, 15],
  ],
  [
    [100, 98],
    [95, 85],
  ],
  [[3], [5]],
  [[], []],
])('labels at %j stand at %j', (tops, placed) => {
  expect(spreadLabels(tops, 10)).toEqual(placed);
});
