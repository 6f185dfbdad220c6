import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { dailyEarningsQuery, type DailyEarnings } from '#queries/earnings.ts';
import { plansQuery } from '#queries/plans.ts';
import { seedPlans } from '#reference-api/seed/plans.ts';
import { cacheWith, renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { PlanPace } from './plan-pace.tsx';

const month = (start: string, edge: readonly string[], reported_until: string | null): DailyEarnings => ({
  period: { start, end: start },
  days: edge.map((edge_earned, index) => ({
    date: `${start.slice(0, 8)}${String(index + 1).padStart(2, '0')}`,
    rake: edge_earned === '0.00' ? '0.00' : '8.00',
    net_rake: '8.00',
    edge_earned,
    edge_credited: '0.00',
  })),
  reported_until,
});

/** @param edge of each day of this month so far, with the unfinished one last */
function show(balance: string, edge: readonly string[]) {
  const yesterday = `2026-03-${String(edge.length - 1).padStart(2, '0')}`;
  const cache = cacheWith([
    [plansQuery(), seedPlans],
    [dailyEarningsQuery(), month('2026-03-01', edge, edge.length > 1 ? yesterday : null)],
    [dailyEarningsQuery('2026-02'), month('2026-02-01', [], null)],
  ]);
  return renderForMember(<PlanPace balance={balance} />, cache);
}

const plan = (name: string) => page.getByRole('listitem').filter({ hasText: name }).element().textContent;

it('says what is to go and how long it may take, and links to a plan that is in reach', async () => {
  const week = Array.from({ length: 7 }, () => '10.00');
  const { container } = await show('500.00', [...week, ...week, '0.00']);
  expect(plan('Starter')).toBe('Starter400.00 EdgeRedeem Starter');
  expect(plan('Premium')).toBe('Premium500.00 of 800.00 Edge300.00 Edge to goAbout 4–5 weeks');
  expect(container.textContent).toContain(
    'Estimates, not promises: based on your fastest and slowest weeks in the last 14 days, including days you didn’t play.',
  );
  const bars = page.getByRole('progressbar').elements();
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['100', '63', '31']);
});

it.each([
  ['six days of play', ['10.00', '10.00', '10.00', '10.00', '10.00', '10.00', '0.00']],
  ['no play at all', []],
])('says nothing of time after %s but why', async (_, edge) => {
  const { container } = await show('0.00', edge);
  expect(container.textContent).toContain(
    'After seven days of play, we’ll estimate how long each plan takes.',
  );
  expect(container.textContent).not.toContain('About');
});

it('a pace of nothing is no pace, and says why', async () => {
  const { container } = await show('0.00', [...Array.from({ length: 6 }, () => '10.00'), '-60.00', '0.00']);
  expect(container.textContent).toContain('Corrections took back what you earned in the last 7 days');
  expect(container.textContent).not.toContain('About');
});
