import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { getDealsResponseMock } from '#sdk/generated/api/deals/deals.msw.ts';
import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import { getRedemptionsResponseMock } from '#sdk/generated/api/redemptions/redemptions.msw.ts';
import { dealsQuery } from '#queries/deals.ts';
import { earningsQuery } from '#queries/earnings.ts';
import { plansQuery, type Plan } from '#queries/plans.ts';
import { redemptionsQuery } from '#queries/redemptions.ts';
import { seedPlans } from '#reference-api/seed/plans.ts';
import type { Subscription } from '#queries/account.ts';
import { cacheWith, renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { PlanChoice } from './plan-choice.tsx';

interface Known {
  readonly plans?: readonly Plan[];
  /** Of the rooms where the player played this month; none played last month. */
  readonly multipliers?: readonly string[];
  readonly redemptions?: readonly { readonly status: string }[];
}

async function show(changes: Partial<ComponentProps<typeof PlanChoice>> = {}, known: Known = {}) {
  const { plans = seedPlans, multipliers = ['1.25'], redemptions = [] } = known;
  const month = getEarningsResponseMock();
  const [row] = month.rows;
  const rows = multipliers.map((edge_multiplier) => ({ ...row, edge_multiplier }));
  const [deal] = getDealsResponseMock().results;
  const deals = ['1.00', '0.80'].map((edge_multiplier, id) => ({
    ...deal,
    id,
    edge_multiplier,
    expires_at: null,
    closed_at: null,
  }));
  const cache = cacheWith([
    [plansQuery(), plans],
    [redemptionsQuery(), redemptions],
    [earningsQuery('this_month'), { ...month, rows }],
    [earningsQuery('last_month'), { ...month, rows: [] }],
    [dealsQuery(), { country: 'CA', results: deals }],
  ]);
  const onChoose = vi.fn<(plan: Plan, price: string) => void>();
  await renderForMember(
    <PlanChoice
      balance="800.00"
      subscriptions={[]}
      interval="MONTH"
      hasReports={false}
      isClosed={false}
      onInterval={() => undefined}
      onChoose={onChoose}
      {...changes}
    />,
    cache,
  );
  return { onChoose };
}

const cards = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.textContent);
const redeemButtons = () => page.getByRole('button', { name: 'Redeem' }).elements();

function held(id: number, changes: Partial<Subscription> = {}): Subscription {
  const plan = seedPlans.find((one) => one.id === id);
  const [price] = plan?.prices ?? [];
  if (plan === undefined || price === undefined) throw new Error('The seed has no such plan.');
  return {
    id,
    plan,
    price,
    expiration_date: '2099-03-20T12:00:00Z',
    canceled: false,
    ...changes,
  };
}

it('scenario 48: each plan says what it costs, what it has, and what is left or missing in Edge and in rake', async () => {
  const { onChoose } = await show();
  expect(cards()).toEqual([
    'StarterFor 1 month400.00 EdgeAll preflop solutionsPostflop at 100BB depth onlyUnlimited practice spots at 100BB' +
      '50 hands a month to analyzeBasic aggregated reports' +
      'You’ll have 400.00 Edge leftRedeem Starter',
    'PremiumFor 1 month800.00 EdgeEverything in StarterPostflop at all depthsBlockers score100,000 hands a month to analyze' +
      'Reports (soon)Weekly coachingsYou’ll have 0.00 Edge leftRedeem Premium',
    'EliteFor 1 month1,600.00 EdgeEverything in PremiumAI custom solvingNodelockingDynamic mode150,000 hands a month to analyze' +
      'Advanced reports (soon)Custom rake solving' +
      '800.00 Edge to goAbout $640 of net rakeSee the dealsSee your rewards',
  ]);
  await page.getByRole('button', { name: 'Redeem Premium' }).click();
  expect(onChoose.mock.calls).toEqual([[seedPlans[1], '800.00']]);
});

it('scenario 48: a hundredth too little is not enough, and no button says otherwise', async () => {
  await show({ balance: '399.99' }, { multipliers: ['1.25', '0.80'] });
  expect(cards()[0]).toContain('0.01 Edge to goAbout $1 of net rake');
  expect(cards()[1]).toContain('400.01 Edge to goAbout $321 to $501 of net rake');
  expect(redeemButtons()).toEqual([]);
});

it('for who has not played the deals of the country count', async () => {
  await show({ balance: '0.00' }, { multipliers: [] });
  expect(cards()[0]).toContain('400.00 Edge to goAbout $400 to $500 of net rake');
});

it.each([
  ['one is at work', { isClosed: true }, [], 'You can redeem again once your last redemption is done.'],
  [
    'one is on its way',
    {},
    getRedemptionsResponseMock(),
    'You can redeem again once your last redemption is done.',
  ],
])(
  'none can be chosen while %s, and the reason stands in the place of the button',
  async (_, changes, redemptions, reason) => {
    await show(changes, { redemptions });
    expect(cards()[0]).toContain(`You’ll have 400.00 Edge left${reason}`);
    expect(redeemButtons()).toEqual([]);
  },
);

it('a reduced price says what it is instead of', async () => {
  const plans = seedPlans.map((plan) => ({
    ...plan,
    prices: plan.prices.map((price) => {
      if (price.currency !== 'EDGE') return price;
      return plan.tier === 'STARTER'
        ? { ...price, discount: '12.5' }
        : { ...price, prorated_price: '640.25' };
    }),
  }));
  await show({}, { plans });
  expect(cards()[0]).toContain('350.00 EdgeInstead of 400.00 Edge · 12.5% off');
  expect(cards()[1]).toContain('640.25 EdgeInstead of 800.00 EdgeYou pay only for the time left.');
  const struck = [...document.querySelectorAll('s')].map((price) => price.textContent);
  expect(struck).toEqual(['400.00 Edge', '800.00 Edge', '1,600.00 Edge']);
});

it('the subscription that runs stands beside the plans, and each says what becomes of it', async () => {
  await show({ subscriptions: [held(3), held(2, { expiration_date: '2020-01-01T00:00:00Z' })] });
  expect(page.getByRole('region', { name: 'Your subscription' }).element().textContent).toBe(
    'Your subscriptionEliteEliteEnds on Mar 20, 2099 (UTC).',
  );
  expect(cards()[1]).toMatch(/Runs until about \w{3} \d{1,2}, \d{4} \(UTC\), alongside Elite\.Everything/);
  expect(cards()[2]).toContain('EliteYour planFor 1 month');
  expect(cards()[2]).toContain('Ends on Mar 20, 2099 (UTC).Redeeming extends it to Apr 20, 2099 (UTC).');
});

it('one that renews beside a plan says so', async () => {
  const price = { ...held(3).price, currency: 'USD' } as const;
  await show({ subscriptions: [held(3, { price }), held(1)] });
  expect(cards()[1]).toMatch(/Runs until about \w{3} \d{1,2}, \d{4} \(UTC\), alongside Elite, Starter\./);
});

it('while the first plan is on its way, none is running yet, and it says which one is to come', async () => {
  await show({}, { redemptions: getRedemptionsResponseMock() });
  expect(page.getByRole('region', { name: 'Your subscription' }).element().textContent).toBe(
    'Your subscriptionYour Premium is on its way. Allow up to 24 hours.',
  );
});

it('a plan on its way of a tier that is new here is called a solver plan', async () => {
  const plan = { tier: 'unknown', interval: 'MONTH' } as const;
  const redemptions = getRedemptionsResponseMock().map((one) => ({ ...one, plan }));
  await show({}, { redemptions });
  expect(page.getByRole('region', { name: 'Your subscription' }).element().textContent).toBe(
    'Your subscriptionYour Solver plan is on its way. Allow up to 24 hours.',
  );
});

it('a subscription of a tier that is new here runs beside every plan', async () => {
  await show({ subscriptions: [held(3, { plan: { tier: 'unknown' } })] });
  expect(page.getByRole('region', { name: 'Your subscription' }).element().textContent).toBe(
    'Your subscriptionSolver planEnds on Mar 20, 2099 (UTC).',
  );
  expect(cards()[2]).toMatch(
    /Runs until about \w{3} \d{1,2}, \d{4} \(UTC\), alongside Solver plan\.Everything/,
  );
  expect(cards().join('')).not.toContain('Your plan');
});

it('members who already have reports do not see "soon" on their plan', async () => {
  await show({ hasReports: true });
  expect(cards()[1]).toContain('to analyzeReportsWeekly');
  expect(cards()[2]).toContain('to analyzeAdvanced reportsCustom');
});

it('an interval without plans says so', async () => {
  await show({ interval: 'YEAR' }, { plans: seedPlans.slice(0, 3) });
  await expect
    .element(page.getByRole('heading', { name: 'No plans available for this subscription type.' }))
    .toBeVisible();
});
