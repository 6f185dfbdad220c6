import type { Page } from '@playwright/test';

import type { World } from '../../fixtures/world.ts';
import { rememberDemo, rememberNewcomer } from './by-name.ts';
import type { Screen } from '../screen.ts';

const HISTORY = '**/account/edge-history/**';
const title = 'Edge History';

export const edgeHistoryScreens: readonly Screen[] = [
  {
    name: 'the Edge history',
    isComposite: true,
    title,
    open: (page, world) => openHistory(page, world, '', MOVEMENT),
  },
  {
    name: 'a movement of the Edge history',
    isComposite: true,
    title,
    open: async (page, world) => {
      await openHistory(page, world, '?kind=redeemed&order=oldest', MOVEMENT);
      await page.locator(MOVEMENT).first().click();
      await page.locator('[role=dialog] dl').waitFor();
    },
  },
  {
    name: 'the Edge history when nothing fits days that cannot be',
    title,
    open: async (page, world) => {
      await openHistory(page, world, '?from=1990-05-01&to=1990-05-31', 'form [role=spinbutton]');
      await page.locator('main form [role=spinbutton]').nth(2).press('Backspace');
      await page.locator('main form [type=submit]').click();
      await page.locator('main form [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'the Edge history of a newcomer',
    title,
    open: async (page, world) => {
      await rememberNewcomer(page, world);
      await page.goto('/app/rewards/edge-history');
      await page.locator('main h2').waitFor();
    },
  },
  {
    name: 'the Edge history that did not load',
    title,
    logs: /status of 404/,
    open: async (page, world) => {
      await page.route(HISTORY, (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } }));
      await openHistory(page, world, '', '[role=alert]');
    },
  },
  {
    name: 'the Edge history that did not load to its end',
    title,
    logs: /status of 404/,
    open: async (page, world) => {
      await page.route(`${HISTORY}?*cursor=*`, (route) =>
        route.fulfill({ status: 404, json: { detail: 'Not found.' } }),
      );
      await openHistory(page, world, '', MOVEMENT);
      await page.locator(MOVEMENT).first().press('Control+End');
      await page.locator('main [role=alert]').waitFor();
    },
  },
];

/** The cell or the line of a card that names a movement. */
const MOVEMENT = ':is([role=rowheader], li button, [role=row] dl)';

async function openHistory(page: Page, world: World, query: string, shown: string): Promise<void> {
  await rememberDemo(page, world);
  await page.goto(`/app/rewards/edge-history${query}`);
  await page.locator(`main ${shown}`).first().waitFor();
}
