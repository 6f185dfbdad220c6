import { expect, it } from 'vitest';

import { addMonths, dayOf, daysOf, startOfDay } from './calendar.ts';

it('knows the days of every month that can be asked for', () => {
  const ends = ['2026-02', '2028-02', '2026-12', '0000-01', '9999-12'].map((month) => {
    const days = daysOf(month);
    return [days[0], days.at(-1), days.length];
  });
  expect(ends).toEqual([
    ['2026-02-01', '2026-02-28', 28],
    ['2028-02-01', '2028-02-29', 29],
    ['2026-12-01', '2026-12-31', 31],
    ['0000-01-01', '0000-01-31', 31],
    ['9999-12-01', '9999-12-31', 31],
  ]);
});

it('adds calendar months, to the last day where a month is too short', () => {
  const moved = (day: string, months: number) => dayOf(addMonths(startOfDay(day), months));
  expect([
    moved('2026-01-31', 1),
    moved('2026-03-14', 1),
    moved('2026-12-31', 1),
    moved('2028-02-29', 12),
    moved('2026-03-31', -1),
  ]).toEqual(['2026-02-28', '2026-04-14', '2027-01-31', '2029-02-28', '2026-02-28']);
});
