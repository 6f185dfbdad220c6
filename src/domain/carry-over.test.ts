import { expect, it } from 'vitest';

import { carriedOverFrom } from './carry-over.ts';

it.each([
  ['credited', '2026-10-31', '2026-11-01T00:00:00Z', '2026-10'],
  ['credited', '2025-12-31', '2026-01-02T03:00:00Z', '2025-12'],
  ['credited', '2026-10-31', '2026-10-31T23:59:59.999Z', null],
  // In UTC it is still October.
  ['credited', '2026-10-31', '2026-11-01T01:00:00+02:00', null],
  ['credited', null, '2026-11-01T00:00:00Z', null],
  ['earned', '2026-10-31', '2026-11-01T00:00:00Z', null],
] as const)('%s, played on %s, at %s: %s', (kind, played_on, occurred_at, month) => {
  expect(carriedOverFrom({ kind, played_on, occurred_at })).toBe(month);
});
