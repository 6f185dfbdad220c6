import type { Page } from '@playwright/test';

import type { World } from '../../fixtures/world.ts';
import { rememberDemo } from './by-name.ts';
import type { Screen } from '../screen.ts';

const DEALS = '**/api/v1/deals/';
const title = 'Deals';

export const dealsScreens: readonly Screen[] = [
  {
    name: 'the deals',
    isComposite: true,
    title,
    open: (page, world) => openDeals(page, world, '/app/deals/'),
  },
  {
    name: 'the deals when none fits the filters',
    title,
    open: async (page, world) => {
      await openDeals(page, world, '/app/deals/?q=no-such-room&compare=11,12', 'search');
      await page.locator('main [aria-pressed]').first().waitFor();
    },
  },
  {
    name: 'the comparison of deals',
    isComposite: true,
    title,
    open: async (page, world) => {
      await openDeals(page, world, '/app/deals/?compare=11,12');
      await page.locator('main section button').last().click();
      await page.locator('[role=dialog] table').waitFor();
    },
  },
  {
    name: 'the deals of a country that has none',
    title,
    open: async (page, world) => {
      await page.setExtraHTTPHeaders({ 'x-country': 'IS' });
      await openDeals(page, world, '/app/deals/', 'h2');
    },
  },
  {
    name: 'the deals that did not load',
    title,
    logs: /status of 404/,
    open: async (page, world) => {
      await page.route(DEALS, (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } }));
      await openDeals(page, world, '/app/deals/', '[role=alert]');
    },
  },
  {
    name: 'the deals while they load',
    title,
    open: async (page, world) => {
      await page.route(DEALS, () => undefined);
      await openDeals(page, world, '/app/deals/', '[role=status]:not(:empty)');
    },
  },
];

async function openDeals(page: Page, world: World, address: string, shown = 'article h3'): Promise<void> {
  await rememberDemo(page, world);
  await page.goto(address);
  await page.locator(`main ${shown}`).first().waitFor({ state: 'attached' });
}
