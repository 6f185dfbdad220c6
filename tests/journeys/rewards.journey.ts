import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { comeBack, redeemElsewhere, REWARDS } from '../fixtures/rewards.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Edge$/ });
const plan = (page: Page, name: string) =>
  card(page, 'Progress to your next plan').getByRole('listitem').filter({ hasText: name });
const disagreement = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your balance and your Edge history don’t match.' });

test('scenario 40: a redemption made elsewhere shows at once when the player comes back, the same everywhere', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await rememberDemo(page, world);
  await page.goto(REWARDS);
  await expect(header(page)).toHaveText('1,250.00 Edge');
  await expect(plan(page, 'Elite')).toContainText('350.00 Edge to go');
  await page.waitForLoadState('networkidle');

  await redeemElsewhere(world);
  await comeBack(page);
  await expect(
    page.getByRole('status').filter({ hasText: 'Your balance changed. It’s now 450.00 Edge.' }),
  ).toBeVisible();
  await expect(header(page)).toHaveText('450.00 Edge');
  await expect(plan(page, 'Elite')).toContainText('1,150.00 Edge to go');
  await expect(card(page, 'Earned This Month').getByRole('definition').nth(3)).toHaveText(
    /^800\.00 EdgePremium, 1 month · /,
  );
  await expect(card(page, 'Last Edge Redemptions').getByRole('listitem').first()).toContainText(
    '800.00 EdgeOn its way',
  );

  await page.getByRole('link', { name: 'Edge History', exact: true }).click();
  await expect(header(page)).toHaveText('450.00 Edge');
  await expect(disagreement(page)).toHaveCount(0);
});
