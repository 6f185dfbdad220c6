import { afterEach, expect, it, vi } from 'vitest';

import { formatDay, formatMonth } from '#lib/dates.ts';
import { endOf, isStale } from './data-age.ts';

const HOUR = 60 * 60 * 1000;
const LAST = '2026-03-14T02:00:00Z';
const march = { start: '2026-03-01', end: '2026-03-31', time_zone: 'UTC' } as const;
const after = (hours: number) => Date.parse(LAST) + hours * HOUR;

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  [LAST, after(48), false],
  [LAST, after(48.01), true],
  // Last month has had its last report two days after its end.
  [LAST, Date.parse('2026-04-02T23:59:59Z'), true],
  [LAST, Date.parse('2026-04-03T00:00:01Z'), false],
  [null, after(100), false],
])('data of %s is late at %d: %s', (last_updated, now, expected) => {
  expect(isStale({ period: march, last_updated }, now)).toBe(expected);
});

/** Both edges of the earth, half hours, and zones whose clocks change within the months below. */
const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'UTC',
  'Europe/Berlin',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

it.each([
  ['2028-02-01', '2028-02-29', 'February 2028', '02/29/2028'],
  ['2026-03-01', '2026-03-31', 'March 2026', '03/31/2026'],
  ['2026-10-01', '2026-10-31', 'October 2026', '10/31/2026'],
  ['2026-12-01', '2026-12-31', 'December 2026', '12/31/2026'],
])('the month from %s to %s has the same name, days and end in every zone', (start, end, month, last) => {
  const seen = ZONES.map((zone) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    return [formatMonth(start, 'en'), formatDay(end, 'en'), endOf({ start, end, time_zone: 'UTC' })];
  });
  const nextDay = Date.parse(`${end}T00:00:00Z`) + 24 * HOUR;
  expect(seen).toEqual(ZONES.map(() => [month, last, nextDay]));
});
