import { expect, it } from 'vitest';

import { monthOf, monthsBefore } from './months.ts';

it.each([
  ['2026-03', 0, '2026-03'],
  ['2026-03', 2, '2026-01'],
  ['2026-03', 3, '2025-12'],
  ['2026-01', 1, '2025-12'],
  ['2026-12', 24, '2024-12'],
  ['2026-12', 11, '2026-01'],
])('before %s by %i months is %s', (month, count, expected) => {
  expect(monthsBefore(month, count)).toBe(expected);
});

it('a timestamp is of its month', () => {
  expect(monthOf('2026-03-31T23:59:59Z')).toBe('2026-03');
});
