import { expect, it } from 'vitest';

import { monthsToChoose, statementMonth } from './months.ts';

it('offers this month and a year back, and an older one that was asked for', () => {
  const months = monthsToChoose('2026-02', '2026-02');
  expect([months.length, months[0], months[1], months[2], months.at(-1)]).toEqual([
    13,
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-02',
  ]);
  expect(monthsToChoose('2026-02', '2023-07').slice(-2)).toEqual(['2025-02', '2023-07']);
});

it('is of this month without a wish, and instead of a month to come', () => {
  expect([undefined, '2026-12', '9999-12', '2026-10'].map((wish) => statementMonth(wish, '2026-11'))).toEqual(
    ['2026-11', '2026-11', '2026-11', '2026-10'],
  );
});
