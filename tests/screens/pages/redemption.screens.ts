import type { Page, Route } from '@playwright/test';

import { ageRedemptions, PLANS_CALL, REDEEM, reducePrices } from '../../fixtures/redemption.ts';
import { redeemElsewhere } from '../../fixtures/rewards.ts';
import type { World } from '../../fixtures/world.ts';
import { rememberDemo, rememberElite, rememberNewcomer } from './by-name.ts';
import type { Screen } from '../screen.ts';

const title = 'Redeem Edge';

/** What the redeem page shows beside the states of the redemption, which its model brings about. */
export const redemptionScreens: readonly Screen[] = [
  {
    name: 'a redemption without an address',
    title,
    open: async (page, world) => {
      await rememberDemo(page, world);
      await openPlans(page);
      // The second card: the demo player has enough for it.
      await page.locator('main li:has(h3) button').nth(1).click();
      const dialog = page.locator('[role=dialog]:not([inert] *)');
      await dialog.locator('[type=submit]:not([data-pending])').waitFor();
      await dialog.locator('[name=email]').fill('');
      await dialog.locator('[type=submit]').click();
      await dialog.locator('[name=email][aria-invalid]:focus').waitFor();
    },
  },
  {
    name: 'the plans of a player who has Edge for some',
    isComposite: true,
    title,
    open: async (page, world) => {
      await rememberDemo(page, world);
      await openPlans(page);
    },
  },
  {
    name: 'plans that all cost more than the balance',
    title,
    open: async (page, world) => {
      await rememberNewcomer(page, world);
      await openPlans(page);
    },
  },
  {
    name: 'yearly plans, some of them reduced',
    title,
    open: async (page, world) => {
      await reducePrices(page);
      await rememberDemo(page, world);
      await openPlans(page, `${REDEEM}?interval=YEAR`);
    },
  },
  {
    name: 'the plans of an Elite player, whose next month is on its way',
    title,
    open: async (page, world) => {
      await rememberElite(page, world);
      await openPlans(page);
    },
  },
  { name: 'no plans', title, open: answeringPlans((route) => route.fulfill({ json: [] })) },
  {
    name: 'plans that did not load',
    title,
    logs: /status of 418/,
    open: answeringPlans((route) => route.fulfill({ status: 418, json: { detail: 'No.' } })),
  },
  { name: 'redemptions on their way, completed and failed', isComposite: true, title, open: openHistory },
  {
    name: 'a redemption that takes longer than a day',
    title,
    open: async (page, world) => {
      await ageRedemptions(page);
      await openHistory(page, world);
    },
  },
];

function answeringPlans(answer: (route: Route) => Promise<void>): Screen['open'] {
  return async (page, world) => {
    await page.route(PLANS_CALL, answer);
    await rememberDemo(page, world);
    await openPlans(page);
  };
}

async function openPlans(page: Page, address = REDEEM): Promise<void> {
  await page.goto(address);
  await page.locator('main section h3').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function openHistory(page: Page, world: World): Promise<void> {
  await redeemElsewhere(world);
  await rememberDemo(page, world);
  await page.goto(REDEEM);
  await page.locator('main input[readonly]').first().waitFor();
  await page.waitForLoadState('networkidle');
}
