import { expect, it } from 'vitest';

import { formatAge } from './report-dates.ts';

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
