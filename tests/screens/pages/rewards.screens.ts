import type { Page } from '@playwright/test';

import { bendLedger, EARNINGS_CALL, REWARDS } from '../../fixtures/rewards.ts';
import type { World } from '../../fixtures/world.ts';
import type { Screen } from '../screen.ts';
import { chartIsDrawn, earningsAreShown, rememberDemo, rememberNewcomer } from './by-name.ts';

const DAILY = '**/api/v1/account/earnings/daily/**';
/** Both months of the table, whatever else the page shows. */
const SECTIONS = '#earnings-tables section';
const title = 'Rewards Summary';

export const rewardsScreens: readonly Screen[] = [
  { name: 'the rewards of a busy player', isComposite: true, title, open: openAsDemo },
  {
    name: 'how the Edge of a room was counted',
    isComposite: true,
    title,
    open: async (page, world) => {
      await openAsDemo(page, world);
      // A card on a phone, a row where it is wide.
      await page.locator(`${SECTIONS} :is([role=rowheader], li button)`).first().click();
      await page.locator('[role=dialog] ol').waitFor();
    },
  },
  {
    name: 'the rewards of a new player',
    title,
    open: async (page, world) => {
      await rememberNewcomer(page, world);
      await page.goto(REWARDS);
      await page.locator(`${SECTIONS} a`).first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'a balance that the Edge history contradicts',
    title,
    open: async (page, world) => {
      await bendLedger(page, '450.00');
      await openAsDemo(page, world);
      await page.locator('main [role=alert]').waitFor();
    },
  },
  {
    name: 'rewards that did not load',
    title,
    logs: /status of 404/,
    open: async (page, world) => {
      const missing = { status: 404, json: { detail: 'Not found.' } };
      for (const call of [EARNINGS_CALL, DAILY, /\/(redemptions|redemption-status|room-accounts|plans)\/$/])
        await page.route(call, (route) => route.fulfill(missing));
      await rememberDemo(page, world);
      await page.goto(REWARDS);
      await page.locator('#earnings-tables').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'the earnings when no row fits the search',
    title,
    open: async (page, world) => {
      await rememberDemo(page, world);
      await page.goto(`${REWARDS}?q=no-such-room`);
      await page.locator(`${SECTIONS} button`).first().waitFor();
      await chartIsDrawn(page);
    },
  },
  {
    name: 'the earnings while they load',
    title,
    open: async (page, world) => {
      await page.route(EARNINGS_CALL, () => undefined);
      await rememberDemo(page, world);
      await page.goto(REWARDS);
      await page.locator(`${SECTIONS} [aria-busy=true]`).first().waitFor();
      await chartIsDrawn(page);
    },
  },
  {
    name: 'Edge in total beside last month, with its table',
    title,
    open: async (page, world) => {
      await openAsDemo(page, world, '?chart=total');
      await page.locator('main details summary').first().click();
    },
  },
  {
    name: 'Edge by day without last month',
    title,
    logs: /status of 400/,
    open: async (page, world) => {
      await page.route(`${DAILY}?month=*`, (route) =>
        route.fulfill({ status: 400, json: { detail: 'No.' } }),
      );
      await openAsDemo(page, world);
    },
  },
];

async function openAsDemo(page: Page, world: World, query = ''): Promise<void> {
  await rememberDemo(page, world);
  await page.goto(`${REWARDS}${query}`);
  await earningsAreShown(page);
  await chartIsDrawn(page);
  await page.waitForLoadState('networkidle');
}
