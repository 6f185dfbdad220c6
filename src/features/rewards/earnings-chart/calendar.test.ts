import { afterEach, expect, it, vi } from 'vitest';

import { daysBetween } from './calendar.ts';
import { formatDayOfMonth, formatShortDay, formatShortMonth } from './day-words.ts';

const ZONES = ['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Europe/Berlin', 'Pacific/Kiritimati'];

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['2024-02-01', '2024-02-29', 29],
  ['2026-02-01', '2026-02-28', 28],
  ['2026-03-01', '2026-03-31', 31],
  ['2026-11-01', '2026-11-30', 30],
])('from %s to %s there are %d days, in every zone, also where the clocks change', (start, end, count) => {
  for (const zone of ZONES) {
    vi.stubEnv('TZ', zone);
    const days = daysBetween(start, end);
    expect([days[0], days.at(-1), new Set(days).size]).toEqual([start, end, count]);
  }
});

it('ends that a server got wrong make no more days than a month has', () => {
  expect(daysBetween('0001-01-01', '9999-12-31').length).toBe(31);
  expect([daysBetween('2026-03-31', '2026-03-01'), daysBetween('soon', 'later')]).toEqual([[], []]);
});

it.each(ZONES)('a day has the same name in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const days = ['2026-03-01', '2026-03-08', '2026-03-29', '2024-02-29', '2026-12-31'];
  expect(days.map((day) => formatDayOfMonth(day, 'en'))).toEqual([
    'March 1',
    'March 8',
    'March 29',
    'February 29',
    'December 31',
  ]);
  expect([formatShortDay('2026-03-01', 'en'), formatShortMonth('2026-03-01', 'en')]).toEqual([
    'Mar 1',
    'Mar',
  ]);
  expect(formatDayOfMonth('2026-03-01', 'de')).toBe('1. März');
});
