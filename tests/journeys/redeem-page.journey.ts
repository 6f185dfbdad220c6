import type { Page } from '@playwright/test';

import { REDEEM } from '../fixtures/redemption.ts';
import { redeemElsewhere } from '../fixtures/rewards.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';
import { expect, test } from '../fixtures/journey.ts';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Edge$/ });
const interval = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('scenario 48: the plans say what is missing; the interval stands in the address, and Back undoes it', async ({
  page,
  world,
}) => {
  await rememberDemo(page, world);
  await page.goto('/app/');
  await page.getByRole('main').getByRole('link', { name: 'Redeem Edge' }).click();
  await expect(page).toHaveURL(REDEEM);
  await expect(card(page, 'Premium')).toContainText('You’ll have 450.00 Edge left');
  await expect(card(page, 'Elite')).toContainText('350.00 Edge to go');
  await expect(card(page, 'Elite')).toContainText(/About \$\d+ to \$\d+ of net rake/);
  await expect(card(page, 'Elite').getByRole('button')).toHaveCount(0);

  await interval(page, 'Yearly').click();
  await expect(page).toHaveURL(`${REDEEM}?interval=YEAR`);
  await expect(card(page, 'Starter')).toContainText('2,750.00 Edge to go');
  await expect(interval(page, 'Yearly')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(REDEEM);
  await expect(card(page, 'Starter').getByRole('button', { name: 'Redeem Starter' })).toBeVisible();
});

test('scenario 40: a redemption on its way becomes active while the player looks; all agrees without a reload', async ({
  page,
  world,
}) => {
  await redeemElsewhere(world);
  await page.clock.install();
  await rememberDemo(page, world);
  await page.goto(REDEEM);
  const newest = card(page, 'Premium, 1 month').first();
  await expect(newest).toContainText('On its way');
  await expect(newest).toContainText(/Expected by .*\.2[34] hours left\./);
  await expect(card(page, 'Starter')).toContainText(
    'You can redeem again once your last redemption is done.',
  );
  await page.waitForLoadState('networkidle');

  world.clock.advance(60);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('status').filter({ hasText: 'Your Premium is active until ' })).toBeVisible();
  await expect(newest).toContainText('Redeemed');
  await expect(newest).toContainText('Active until ');
  await expect(card(page, 'Premium')).toContainText('Your plan');
  await expect(card(page, 'Starter')).toContainText(
    /Runs until about \w{3} \d{1,2}, \d{4} \(UTC\), alongside Premium\./,
  );
  await expect(card(page, 'Starter').getByRole('button', { name: 'Redeem Starter' })).toBeVisible();
  await expect(header(page)).toHaveText('450.00 Edge');
});
