import type { Page } from '@playwright/test';

import { PLANS_CALL, REDEEM, reducePrices } from '../../fixtures/redemption.ts';
import { rememberDemo, rememberElite, rememberNewcomer } from './by-name.ts';
import type { Screen } from '../screen.ts';

const title = 'Redeem Edge';

export const planChoiceScreens: readonly Screen[] = [
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
    name: 'plans that are all too dear',
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
  {
    name: 'no plans',
    title,
    open: async (page, world) => {
      await page.route(PLANS_CALL, (route) => route.fulfill({ json: [] }));
      await rememberDemo(page, world);
      await openPlans(page);
    },
  },
  {
    name: 'plans that did not load',
    title,
    logs: /status of 418/,
    open: async (page, world) => {
      await page.route(PLANS_CALL, (route) => route.fulfill({ status: 418, json: { detail: 'No.' } }));
      await rememberDemo(page, world);
      await openPlans(page);
    },
  },
];

async function openPlans(page: Page, address = REDEEM): Promise<void> {
  await page.goto(address);
  await page.locator('main section h3').first().waitFor();
  await page.waitForLoadState('networkidle');
}
