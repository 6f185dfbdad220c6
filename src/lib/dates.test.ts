import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  endDay,
  formatAge,
  formatDay,
  formatDayOfMonth,
  formatDays,
  formatLongDay,
  formatMoment,
  formatLongMoment,
  formatMonth,
  formatShortDay,
  formatShortMonth,
  formatShortMonthOfYear,
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
        formatUtcDay(day, 'ja'),
        formatMonth(day, 'en'),
        formatDayOfMonth(day, 'en'),
        formatDayOfMonth(day, 'de'),
        formatShortDay(day, 'en'),
        formatShortMonth(day, 'en'),
        formatShortMonthOfYear(day, 'en'),
      ]).toEqual([
        '02/28/2027',
        '28.02.2027',
        'Feb 28, 2027',
        'Feb 28, 2027 (UTC)',
        '2027年2月28日（UTC）',
        'February 2027',
        'February 28',
        '28. Februar',
        'Feb 28',
        'Feb',
        'Feb 27',
      ]);
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

it.each([
  ['en', '11/03/2026', 'Nov 3, 2026', 'November 2026', 'November 1 – 30, 2026', '4:05 PM UTC', '3 hours ago'],
  ['de', '03.11.2026', '3. Nov. 2026', 'November 2026', '1.–30. November 2026', '16:05 UTC', 'vor 3 Stunden'],
  ['fr', '03/11/2026', '3 nov. 2026', 'novembre 2026', '1–30 novembre 2026', '16:05 UTC', 'il y a 3 heures'],
  ['pl', '03.11.2026', '3 lis 2026', 'listopad 2026', '1–30 listopada 2026', '16:05 UTC', '3 godziny temu'],
  [
    'uk',
    '03.11.2026',
    '3 лист. 2026 р.',
    'листопад 2026 р.',
    '1–30 листопада 2026 р.',
    '16:05 UTC',
    '3 години тому',
  ],
  ['ja', '2026/11/03', '2026年11月3日', '2026年11月', '2026/11/01～2026/11/30', '16:05 UTC', '3 時間前'],
])('days, months, ranges, times and ages in %s', (locale, ...written) => {
  vi.stubEnv('TZ', 'UTC');
  const moment = '2026-11-03T16:05:00Z';
  expect(
    [
      formatDay(moment, locale),
      formatLongDay(moment, locale),
      formatMonth(moment, locale),
      formatDays('2026-11-01', '2026-11-30', locale),
      formatTime(Date.parse(moment), locale),
      formatAge(moment, Date.parse(moment) + 3 * HOUR, locale),
    ].map((text) => text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ')),
  ).toEqual(written);
});
