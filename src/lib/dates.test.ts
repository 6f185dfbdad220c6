import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  endDay,
  formatAge,
  formatDay,
  formatLongDay,
  formatMoment,
  formatLongMoment,
  formatMonth,
  formatTime,
  formatUtcDay,
} from './dates.ts';

const ZONES = ['Pacific/Pago_Pago', 'America/Toronto', 'UTC', 'Europe/Berlin', 'Pacific/Kiritimati'];
const plain = (text: string) => text.replaceAll('\u202f', ' ');

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a day is a day of UTC, in whatever zone it is read', () => {
  it.each(ZONES)('%s', (zone) => {
    vi.stubEnv('TZ', zone);
    for (const day of [
      '2027-02-28',
      '2027-02-28T00:00:00Z',
      '2027-02-28T23:59:59Z',
      '2027-02-28T23:30:00-00:00',
    ])
      expect([
        formatDay(day, 'en'),
        formatDay(day, 'de'),
        formatLongDay(day, 'en'),
        formatUtcDay(day, 'en'),
        formatMonth(day, 'en'),
      ]).toEqual(['02/28/2027', '28.02.2027', 'Feb 28, 2027', 'Feb 28, 2027 (UTC)', 'February 2027']);
  });
});

it.each([
  ['2027-02-28T23:59:59Z', '2027-02-28'],
  ['2027-03-01T00:00:00Z', '2027-02-28'],
  ['2027-03-01T00:00:00.001Z', '2027-03-01'],
  ['2027-03-01T09:00:00Z', '2027-03-01'],
  ['2027-03-01T01:00:00+02:00', '2027-02-28'],
])('what ends at %s is there on %s for the last time', (end, day) => {
  for (const zone of ZONES) {
    vi.stubEnv('TZ', zone);
    expect(endDay(end)).toBe(day);
  }
});

it.each([
  ['en', 'UTC', '03/14/2026, 9:06 AM UTC', 'Mar 14, 2026, 9:06 AM UTC', '9:06 AM UTC'],
  ['en-US', 'America/Toronto', '03/14/2026, 5:06 AM EDT', 'Mar 14, 2026, 5:06 AM EDT', '5:06 AM EDT'],
  [
    'en',
    'Pacific/Kiritimati',
    '03/14/2026, 11:06 PM GMT+14',
    'Mar 14, 2026, 11:06 PM GMT+14',
    '11:06 PM GMT+14',
  ],
  ['de', 'Europe/Berlin', '14.03.2026, 10:06 MEZ', '14. März 2026, 10:06 MEZ', '10:06 MEZ'],
])(
  'a moment reads in %s and %s on the clock of the device, which it names',
  (locale, zone, label, words, time) => {
    vi.stubEnv('TZ', zone);
    const moment = '2026-03-14T09:06:53Z';
    expect([
      plain(formatMoment(moment, locale)),
      plain(formatLongMoment(moment, locale)),
      plain(formatTime(Date.parse(moment), locale)),
    ]).toEqual([label, words, time]);
  },
);

const HOUR = 60 * 60 * 1000;
const LAST = '2026-03-14T02:00:00Z';
const after = (hours: number) => Date.parse(LAST) + hours * HOUR;

it.each([
  [-5, '1 minute ago'],
  [0.99, '59 minutes ago'],
  [1, '1 hour ago'],
  [47.9, '47 hours ago'],
  [48, '2 days ago'],
  [100, '4 days ago'],
])('scenario 45: data is as old as its oldest source: %d hours later it is %s', (hours, words) => {
  expect(formatAge(LAST, after(hours), 'en')).toBe(words);
});
