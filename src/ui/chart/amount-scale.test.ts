import { expect, it } from 'vitest';

import { amountScale, middleOf } from './amount-scale.ts';

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
