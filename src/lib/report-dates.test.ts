import { expect, it } from 'vitest';

import { formatAge, formatMomentIn, formatMomentOfUtc } from './report-dates.ts';

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

it('writes moments by the clock of UTC, with the zone where nothing else says it', () => {
  const moment = '2026-11-30T23:30:00-11:00';
  const words = [formatMomentOfUtc(moment, 'en'), formatMomentIn(moment, 'en', 'UTC')];
  expect(words.map((text) => text.replaceAll('\u202f', ' '))).toEqual([
    '12/01/2026, 10:30 AM',
    '12/01/2026, 10:30 AM UTC',
  ]);
});
