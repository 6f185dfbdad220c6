import { expect, it } from 'vitest';
import {
  amountScale,
  axisLabels,
  type LabelPlace,
  middleOf,
  niceTicks,
  spreadLabels,
} from './chart-scale.ts';

it('puts amounts between a round number below and one above, zero among them', () => {
  const { ticks, top } = amountScale(['12.50', '3.00']);
  expect(ticks).toEqual(['0', '5', '10', '15']);
  expect(['15', '7.5', '0.00'].map(top)).toEqual([0, 50, 100]);
});

it('has room below zero for what was taken back', () => {
  const { ticks, top } = amountScale(['8.00', '-4.00']);
  expect(ticks).toEqual(['-5', '0', '5', '10']);
  expect(['10', '-5.00'].map(top)).toEqual([0, 100]);
  expect(top('0.00')).toBeCloseTo(66.67, 2);
});

it.each([[[]], [['0.00', '0.00']]])('has zero at the bottom where there is nothing: %j', (amounts) => {
  expect(amountScale(amounts).top('0.00')).toBe(100);
});

it('puts a slot in the middle of its share of the width', () => {
  expect([0, 1, 2, 3].map((slot) => middleOf(slot, 4))).toEqual([12.5, 37.5, 62.5, 87.5]);
});

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
