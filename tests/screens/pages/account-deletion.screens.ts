import type { Page } from '@playwright/test';

import type { World } from '../../fixtures/world.ts';
import { rememberDemo } from './by-name.ts';
import type { Screen } from '../screen.ts';

/** Everything of the deletion that is seen without its dialog, and the dialog in each of its states. */
export const accountDeletionScreens: readonly Screen[] = [
  {
    name: 'the deletion without the word',
    title: 'Settings',
    open: async (page, world) => {
      await considerDeletion(page, world);
      await dialog(page).locator('[type=submit]').click();
      await dialog(page).locator('[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'the question whether to delete the account when nothing of it could be read',
    title: 'Settings',
    logs: /status of 500/,
    open: async (page, world) => {
      const account = /\/account\/(earnings|room-accounts|redemption-status)\//;
      await page.route(account, (route) => route.fulfill({ status: 500, json: {} }));
      await considerDeletion(page, world);
      // Close, Cancel, Delete, Download, and now Try again.
      await dialog(page).locator('button').nth(4).waitFor();
    },
  },
];

function dialog(page: Page) {
  return page.locator('[role=dialog]');
}

async function considerDeletion(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.goto('/app/user/settings');
  await page.locator('main section:last-of-type [data-native]').click();
  await dialog(page).locator('li').first().waitFor();
  await page.waitForLoadState('networkidle');
}
