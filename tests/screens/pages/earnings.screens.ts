import type { Page } from '@playwright/test';

import type { World } from '../../fixtures/world.ts';
import { chartIsDrawn, earningsAreShown, rememberDemo, rememberNewcomer } from './by-name.ts';
import type { Screen } from '../screen.ts';

const EARNINGS = /\/account\/earnings\/\?/;
const title = 'Rewards Summary';

/** Both months, whatever else the page shows. */
const SECTIONS = '#earnings-tables section';

export const earningsScreens: readonly Screen[] = [
  { name: 'the earnings by room', isComposite: true, title, open: openEarnings },
  {
    name: 'how the Edge of a room was counted',
    isComposite: true,
    title,
    open: async (page, world) => {
      await openEarnings(page, world);
      // A card on a phone, a row where it is wide.
      await page.locator(`${SECTIONS} :is([role=rowheader], li button)`).first().click();
      await page.locator('[role=dialog] ol').waitFor();
    },
  },
  {
    name: 'the earnings when no row fits the search',
    title,
    open: async (page, world) => {
      await rememberDemo(page, world);
      await page.goto('/app/rewards/?q=no-such-room');
      await page.locator(`${SECTIONS} button`).first().waitFor();
      await chartIsDrawn(page);
    },
  },
  {
    name: 'the earnings of a newcomer',
    title,
    open: async (page, world) => {
      await rememberNewcomer(page, world);
      await page.goto('/app/rewards/');
      await page.locator(`${SECTIONS} a`).first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'the earnings that did not load',
    title,
    logs: /status of 404/,
    open: async (page, world) => {
      await page.route(EARNINGS, (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } }));
      await rememberDemo(page, world);
      await page.goto('/app/rewards/');
      await page.locator(`${SECTIONS} button`).first().waitFor();
      await chartIsDrawn(page);
    },
  },
  {
    name: 'the earnings while they load',
    title,
    open: async (page, world) => {
      await page.route(EARNINGS, () => undefined);
      await rememberDemo(page, world);
      await page.goto('/app/rewards/');
      await page.locator(`${SECTIONS} [aria-busy=true]`).first().waitFor();
      await chartIsDrawn(page);
    },
  },
];

async function openEarnings(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.goto('/app/rewards/');
  await earningsAreShown(page);
  await chartIsDrawn(page);
}
