import type { Page } from '@playwright/test';

import type { World } from '../../fixtures/world.ts';
import { rememberDemo, logInAsDemo } from './by-name.ts';
import type { Screen } from '../screen.ts';

const ROOM_ACCOUNTS = '**/api/v1/account/room-accounts/';
const HOME = 'Overview';
const ROOM = 'Lakeside Poker Deals';

/** The popup that takes a username in each of its states, and the track record of what was reported. */
export const usernameReportScreens: readonly Screen[] = [
  {
    name: 'the popup for a username that is reported already, without an email',
    title: ROOM,
    open: async (page, world) => {
      await openPopup(page, world);
      await field(page, 'email').fill('');
      await field(page, 'username').fill('DANA_R');
      await send(page);
      await popup(page).locator('[role=group]:focus').waitFor();
    },
  },
  {
    name: 'the track record before the first report',
    title: HOME,
    open: async (page, world) => {
      await page.route(ROOM_ACCOUNTS, (route) => route.fulfill({ json: [] }));
      await logInAsDemo(page, world);
      await page.locator('main section a[href="/app/deals/"]').waitFor();
    },
  },
  {
    name: 'the track record that did not load',
    title: HOME,
    logs: /status of 404/,
    open: async (page, world) => {
      await page.route(ROOM_ACCOUNTS, (route) => route.fulfill({ status: 404, json: { detail: 'No.' } }));
      await logInAsDemo(page, world);
      await page.locator('main section [data-native]').waitFor();
    },
  },
];

/** At a room with two deals, where the last report was refused and is to be corrected. */
async function openPopup(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.setExtraHTTPHeaders({ 'x-country': 'GB' });
  await page.goto('/app/deals/lakeside-poker?report=open');
  await field(page, 'username').waitFor();
  await page.waitForLoadState('networkidle');
}

function popup(page: Page) {
  return page.locator('[role=dialog]');
}

function field(page: Page, name: string) {
  return popup(page).locator(`[name="${name}"]`);
}

async function send(page: Page): Promise<void> {
  await popup(page).locator('[type=submit]').click();
}
