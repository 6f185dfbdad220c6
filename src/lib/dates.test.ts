import { expect, it, vi } from 'vitest';

import { formatMoment } from './dates.ts';

it.each([
  ['en', '03/14/2026, 09:36 AM'],
  ['de', '14.03.2026, 09:36'],
])('a moment reads in %s as people there write it', (locale, words) => {
  vi.stubEnv('TZ', 'UTC');
  expect(formatMoment('2026-03-14T09:36:53Z', locale).replaceAll(' ', ' ')).toBe(words);
});
