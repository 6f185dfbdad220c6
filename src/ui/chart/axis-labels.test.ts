import { expect, it } from 'vitest';

import { axisLabels, type LabelPlace } from './axis-labels.ts';

const shown = (slots: number, hidden: LabelPlace) =>
  axisLabels(slots).flatMap(({ slot, place }) => (place === hidden ? [] : [slot]));

it.each([28, 29, 30, 31])(
  'marks the weeks of a month of %d days on a phone, and none at the very end',
  (days) => {
    expect(shown(days, 'wide')).toEqual([0, 7, 14, 21]);
  },
);

it('marks more where there is room', () => {
  expect(shown(30, 'narrow')).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
});

it.each([
  [1, [0]],
  [5, [0, 1, 2, 3, 4]],
  [365, [0, 77, 154, 231, 308]],
])('never marks more than five of %d on a phone', (slots, marked) => {
  expect(shown(slots, 'wide')).toEqual(marked);
});

it('never marks more than ten of a year where there is room', () => {
  expect(shown(365, 'narrow')).toEqual([0, 42, 84, 126, 168, 210, 252, 294, 336]);
});
