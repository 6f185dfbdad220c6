import { afterEach, expect, it, vi } from 'vitest';

import { countriesIn, countryName } from './countries.ts';
import { formatList } from './lists.ts';
import { formatAge, formatMoment } from './dates.ts';

const AT = '2026-03-14T09:36:00Z';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('codes that nobody knows are shown as they are, and throw nothing', () => {
  expect(['GB', 'XX', '', 'England', '1'].map((code) => countryName(code, 'en'))).toEqual([
    'United Kingdom',
    'XX',
    '',
    'England',
    '1',
  ]);
});

it('a browser without the younger parts of Intl reads plainer', () => {
  const { DateTimeFormat, NumberFormat, Collator } = Intl;
  vi.stubGlobal('Intl', { DateTimeFormat, NumberFormat, Collator });

  expect(formatList(['Skrill', 'Card'], 'fr')).toBe('Skrill, Card');
  expect([countryName('GB', 'en'), countriesIn('en')[0]]).toEqual(['GB', { code: 'AD', name: 'AD' }]);
  expect(formatAge(AT, Date.parse(AT) + 7_200_000, 'en')).toBe(formatMoment(AT, 'en'));
});
