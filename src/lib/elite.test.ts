import { expect, it } from 'vitest';

import { isElite } from './elite.ts';

const END = '2026-03-14T12:00:00Z';
const holding = (tier: string, expiration_date = END) => ({ plan: { tier }, expiration_date });
const at = (moment: string) => Date.parse(moment);

it.each([
  ['a moment before its end', '2026-03-14T11:59:59.999Z', true],
  ['at its end', END, false],
  ['a day after', '2026-03-15T12:00:00Z', false],
])('a subscription of the tier makes somebody Elite: %s', (_, now, elite) => {
  expect(isElite([holding('ELITE')], at(now))).toBe(elite);
});

it('a cancelled one does until it ends', () => {
  const cancelled = { ...holding('ELITE'), canceled: true };
  expect(isElite([cancelled], at('2026-03-14T11:00:00Z'))).toBe(true);
});

it('other tiers do not, and one that runs is enough among those that ended', () => {
  const now = at('2026-03-01T00:00:00Z');
  expect(isElite([], now)).toBe(false);
  expect(isElite([holding('PREMIUM'), holding('STARTER')], now)).toBe(false);
  expect(isElite([holding('ELITE', '2026-02-01T00:00:00Z'), holding('ELITE')], now)).toBe(true);
});
