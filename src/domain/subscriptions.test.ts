import { expect, it } from 'vitest';

import { seedPlans } from '#reference-api/seed/plans.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import type { Subscription } from '#queries/account.ts';
import { effectOf, extendedEnd, isElite, subscriptionStatus } from './subscriptions.ts';

const NOW = Date.parse('2026-03-14T12:00:00Z');

function held(tier: PlanTier, expiration_date: string): Subscription {
  const plan = seedPlans.find((one) => one.tier === tier);
  const [price] = plan?.prices ?? [];
  if (plan === undefined || price === undefined) throw new Error(`The seed has no ${tier}.`);
  return { id: 1, plan, price, expiration_date, canceled: false };
}

it.each([
  ['2026-03-20T09:30:00Z', 'MONTH', '2026-04-20T09:30:00.000Z'],
  ['2026-03-20T09:30:00Z', 'YEAR', '2027-03-20T09:30:00.000Z'],
  ['2026-01-31T23:59:59Z', 'MONTH', '2026-02-28T23:59:59.000Z'],
  ['2028-02-29T00:00:00Z', 'YEAR', '2029-02-28T00:00:00.000Z'],
  ['2026-12-31T12:00:00Z', 'MONTH', '2027-01-31T12:00:00.000Z'],
] as const)('from %s a %s leads to %s', (end, interval, until) => {
  expect(extendedEnd(end, interval)).toBe(until);
});

const MONTH = { tier: 'PREMIUM', interval: 'MONTH' } as const;

it('the same tier goes on from where it ends, and of several from the last end', () => {
  const both = [held('PREMIUM', '2026-03-20T00:00:00Z'), held('PREMIUM', '2026-05-02T00:00:00Z')];
  expect(effectOf(MONTH, both, NOW)).toEqual({ kind: 'extends', until: '2026-06-02T00:00:00.000Z' });
});

it('what has ended is not extended, and other tiers stand for themselves', () => {
  const ended = held('PREMIUM', '2026-03-14T12:00:00Z');
  expect(effectOf(MONTH, [], NOW)).toEqual({ kind: 'starts' });
  expect(effectOf(MONTH, [ended], NOW)).toEqual({ kind: 'starts' });
  const [elite, later] = [held('ELITE', '2026-03-15T00:00:00Z'), held('ELITE', '2026-03-16T00:00:00Z')];
  const starter = held('STARTER', '2026-05-01T00:00:00Z');
  expect(effectOf(MONTH, [ended, elite, starter, later], NOW)).toEqual({
    kind: 'startsBeside',
    others: [later, starter],
    until: '2026-04-14T12:00:00.000Z',
  });
});

const price = (currency: string) => ({
  type: 'REGULAR',
  price: '10.00',
  prorated_price: null,
  currency,
  external_plans: [],
});

it.each([
  ['2026-03-15T00:00:00Z', false, 'USD', 'renews'],
  ['2026-03-15T00:00:00Z', false, 'EDGE', 'endsUnlessExtended'],
  ['2026-03-15T00:00:00Z', true, 'USD', 'cancelled'],
  ['2026-03-15T00:00:00Z', true, 'EDGE', 'cancelled'],
  ['2026-03-14T12:00:00Z', false, 'USD', 'ended'],
  ['2026-03-13T00:00:00Z', true, 'EDGE', 'ended'],
] as const)('until %s, cancelled: %s, paid in %s: %s', (expiration_date, canceled, currency, status) => {
  expect(subscriptionStatus({ expiration_date, canceled, price: price(currency) }, NOW)).toBe(status);
});

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
