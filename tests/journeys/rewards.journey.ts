import type { Page } from '@playwright/test';

import { ACCOUNT } from '../fixtures/api-calls.ts';
import { expect, test } from '../fixtures/journey.ts';
import { bendLedger, comeBack, EARNINGS_CALL, redeemElsewhere, REWARDS } from '../fixtures/rewards.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';

const HISTORY = 'GET /api/v1/account/edge-history/';

const card = (page: Page, name: string) => page.getByRole('region', { name });
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Edge$/ });
const plan = (page: Page, name: string) =>
  card(page, 'Your way to a plan').getByRole('listitem').filter({ hasText: name });
const disagreement = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your balance and your Edge history do not agree.' });

test('a busy player sees what was earned, redeemed and is to be verified, what else there is, and how far it is', async ({
  page,
  world,
}) => {
  await rememberDemo(page, world);
  await page.goto(REWARDS);
  const earned = card(page, 'Earned This Month').getByRole('definition');
  await expect(earned.nth(1)).toHaveText(/^\d+\.\d\d EdgeAs of /);
  await expect(earned.nth(3)).toHaveText('None');

  const redeemed = card(page, 'Last Edge Redemptions').getByRole('listitem');
  await expect(redeemed).toHaveCount(3);
  await expect(redeemed.last()).toContainText('The Edge is back in your balance. Reason: ');
  await expect(card(page, 'Unverified Accounts').getByRole('listitem')).toHaveText([
    'dana.rHarbour CardroomIn review',
    'danasummitSummit PokerOverdue',
    'dannaLakeside PokerRefused',
  ]);
  await expect(plan(page, 'Starter')).toContainText('Enough Edge');
  await expect(plan(page, 'Elite')).toContainText('350.00 Edge missing');
  await expect(plan(page, 'Elite')).toContainText(/About \d+ to \d+ \w+ at your pace of the last \d+ days\./);

  await card(page, 'Extra Deals').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/deals\/[a-z-]+$/);
});

test('scenario 40: a redemption made elsewhere shows at once when the player comes back, the same everywhere', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await rememberDemo(page, world);
  await page.goto(REWARDS);
  await expect(header(page)).toHaveText('1,250.00 Edge');
  await expect(plan(page, 'Elite')).toContainText('350.00 Edge missing');
  await page.waitForLoadState('networkidle');

  await redeemElsewhere(world);
  await comeBack(page);
  await expect(
    page.getByRole('status').filter({ hasText: 'Your balance changed. We read it again: 450.00 Edge.' }),
  ).toBeVisible();
  await expect(header(page)).toHaveText('450.00 Edge');
  await expect(plan(page, 'Elite')).toContainText('1,150.00 Edge missing');
  await expect(card(page, 'Earned This Month').getByRole('definition').nth(3)).toHaveText(
    /^800\.00 EdgePremium, 1 month, since /,
  );
  await expect(card(page, 'Last Edge Redemptions').getByRole('listitem').first()).toContainText(
    '800.00 EdgeIn redemption',
  );

  await page.getByRole('link', { name: 'Edge History', exact: true }).click();
  await expect(header(page)).toHaveText('450.00 Edge');
  await expect(disagreement(page)).toHaveCount(0);
});

test('scenario 40: a ledger that keeps disagreeing is reported with both numbers, and the polling ends', async ({
  page,
  world,
  apiCalls,
}) => {
  const mend = await bendLedger(page, '450.00');
  await rememberDemo(page, world);
  await page.goto(REWARDS);
  await expect(disagreement(page)).toContainText(
    'Your balance is 1,250.00 Edge, but your Edge history ends with 450.00 Edge.',
  );
  await expect(disagreement(page).getByRole('link', { name: 'Contact support' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked = () => [apiCalls.count(HISTORY), apiCalls.count(ACCOUNT)];
  // Both were fetched once and refetched once.
  expect(asked()).toEqual([2, 2]);

  await mend();
  await disagreement(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'agree: 1,250.00 Edge.' })).toBeVisible();
  await expect(disagreement(page)).toHaveCount(0);
  expect(asked()).toEqual([3, 3]);
});

test('scenario 42: earnings on their way and earnings that do not load are never zero', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 404/);
  const earned = card(page, 'Earned This Month');
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(EARNINGS_CALL, async (route) => {
    await held;
    await route.fulfill({ status: 404, json: { detail: 'Not found.' } });
  });
  await rememberDemo(page, world);
  await page.goto(REWARDS);
  await expect(earned.getByRole('status').first()).toHaveText('Loading your earnings');
  await expect(card(page, 'Last Edge Redemptions').getByRole('listitem')).toHaveCount(3);
  await expect(earned).not.toContainText('0.00');

  answer();
  await expect(earned.getByRole('heading', { name: 'Your earnings did not load.' })).toBeVisible();
  await expect(earned).not.toContainText('0.00');
  await page.unroute(EARNINGS_CALL);
  await earned.getByRole('button', { name: 'Try again' }).click();
  await expect(earned.getByRole('definition').first()).toHaveText(/^\d+\.\d\d Edge$/);
});
