import { afterEach, expect, it, vi } from 'vitest';

import { addMonths, dayBefore, daysBetween, lastDayOf, monthBefore, monthOf } from './calendar.ts';

it.each([
  ['2026-11-30T23:59:59Z', '2026-11'],
  ['2026-12-01T00:00:00Z', '2026-12'],
  // The first of December has begun at UTC+14, and November has not ended at UTC−11.
  ['2026-12-01T00:30:00+14:00', '2026-11'],
  ['2026-11-30T23:30:00-11:00', '2026-12'],
])('at %s it is %s, whatever the zone of the device', (instant, month) => {
  expect(monthOf(Date.parse(instant))).toBe(month);
});

it('goes over the end of a year in both directions', () => {
  expect([addMonths('2026-01', -1), addMonths('2025-12', 1), addMonths('2026-03', -15)]).toEqual([
    '2025-12',
    '2026-01',
    '2024-12',
  ]);
});

it.each([
  ['2026-11-01', '2026-10'],
  ['2026-01-31', '2025-12'],
  ['2024-03-31', '2024-02'],
])('the month before that of %s is %s', (day, month) => {
  expect(monthBefore(day)).toBe(month);
});

it.each([
  ['2024-02', '2024-02-29'],
  ['2026-02', '2026-02-28'],
  ['2100-02', '2100-02-28'],
  ['2026-12', '2026-12-31'],
])('the last day of %s is %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day);
});

it.each([
  ['2024-03-01', '2024-02-29'],
  ['2026-01-01', '2025-12-31'],
])('before %s comes %s', (day, before) => {
  expect(dayBefore(day)).toBe(before);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['2024-02-01', '2024-02-29', 29],
  ['2026-02-01', '2026-02-28', 28],
  ['2026-03-01', '2026-03-31', 31],
  ['2026-11-01', '2026-11-30', 30],
])('from %s to %s there are %d days, in every zone, also where the clocks change', (start, end, count) => {
  for (const zone of [
    'Pacific/Pago_Pago',
    'America/New_York',
    'UTC',
    'Europe/Berlin',
    'Pacific/Kiritimati',
  ]) {
    vi.stubEnv('TZ', zone);
    const days = daysBetween(start, end);
    expect([days[0], days.at(-1), new Set(days).size]).toEqual([start, end, count]);
  }
});

it('ends that a server got wrong make no more days than a month has', () => {
  expect(daysBetween('0001-01-01', '9999-12-31').length).toBe(31);
  expect([daysBetween('2026-03-31', '2026-03-01'), daysBetween('soon', 'later')]).toEqual([[], []]);
});
