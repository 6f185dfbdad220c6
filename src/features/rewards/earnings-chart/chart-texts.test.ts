import { afterEach, expect, it, vi } from 'vitest';

import { formatDayOfMonth, formatShortDay, formatShortMonth } from './chart-texts.ts';

const ZONES = ['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Europe/Berlin', 'Pacific/Kiritimati'];

afterEach(() => {
  vi.unstubAllEnvs();
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
