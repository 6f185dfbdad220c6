import { afterEach, expect, it, vi } from 'vitest';

import { formatDay, formatMoment, formatTime, formatZonedMoment } from './dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['en', 'UTC', '12/31/2026'],
  ['de', 'UTC', '31.12.2026'],
  ['en', 'Asia/Tokyo', '01/01/2027'],
])('a day in the language %s and the zone %s', (locale, timeZone, expected) => {
  vi.stubEnv('TZ', timeZone);
  expect(formatDay('2026-12-31T20:00:00Z', locale)).toBe(expected);
});

it.each([
  ['en', '03/14/2026, 09:36 AM'],
  ['de', '14.03.2026, 09:36'],
])('a moment reads in %s as people there write it', (locale, words) => {
  vi.stubEnv('TZ', 'UTC');
  expect(formatMoment('2026-03-14T09:36:53Z', locale).replaceAll('\u202f', ' ')).toBe(words);
});

it.each([
  ['en', '9:36 AM'],
  ['de', '09:36'],
])('a time of day reads in %s as people there write it', (locale, words) => {
  vi.stubEnv('TZ', 'UTC');
  expect(formatTime(Date.UTC(2026, 2, 14, 9, 36, 53), locale).replaceAll('\u202f', ' ')).toBe(words);
});

it.each([
  ['UTC', '03/14/2026, 09:36 AM UTC'],
  ['America/Toronto', '03/14/2026, 05:36 AM EDT'],
])('a moment with its zone, in %s', (timeZone, words) => {
  vi.stubEnv('TZ', timeZone);
  expect(formatZonedMoment('2026-03-14T09:36:53Z', 'en-US').replaceAll('\u202f', ' ')).toBe(words);
});
