import type { Page } from '@playwright/test';

import type { World } from '../../fixtures/world.ts';
import { earningsAreShown, rememberDemo, rememberNewcomer } from './by-name.ts';
import type { Screen } from '../screen.ts';

const DAILY = '**/api/v1/account/earnings/daily/**';

export const earningsChartScreens: readonly Screen[] = [
  {
    name: 'Edge in total beside last month, with its table',
    title: 'Rewards Summary',
    open: async (page, world) => {
      await openChart(page, world, '?chart=total');
      await page.locator('main figure').waitFor();
      await page.locator('main details summary').first().click();
    },
  },
  {
    name: 'Edge by day without last month',
    title: 'Rewards Summary',
    logs: /status of 400/,
    open: async (page, world) => {
      await page.route(`${DAILY}?month=*`, (route) =>
        route.fulfill({ status: 400, json: { detail: 'No.' } }),
      );
      await openChart(page, world);
      await page.locator('main figure').waitFor();
    },
  },
  {
    name: 'Edge by day that did not load',
    title: 'Rewards Summary',
    logs: /status of 400/,
    open: async (page, world) => {
      await page.route(DAILY, (route) => route.fulfill({ status: 400, json: { detail: 'No.' } }));
      await openChart(page, world);
      await page.locator('main h3').first().waitFor();
    },
  },
  {
    name: 'rewards of somebody without any Edge',
    title: 'Rewards Summary',
    open: async (page, world) => {
      await rememberNewcomer(page, world);
      await page.goto('/app/rewards/');
      await page.locator('main h3').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
];

async function openChart(page: Page, world: World, query = ''): Promise<void> {
  await rememberDemo(page, world);
  await page.goto(`/app/rewards/${query}`);
  await earningsAreShown(page);
  await page.waitForLoadState('networkidle');
}
