import type { Page } from '@playwright/test';

import { REDEEM } from '../../fixtures/redemption.ts';
import type { World } from '../../fixtures/world.ts';
import { rememberDemo } from './by-name.ts';
import type { Screen } from '../screen.ts';

const TITLE = 'Redeem Edge';

/** The question whether it is meant, and what became of it. */
export const redemptionScreens: readonly Screen[] = [
  {
    name: 'a redemption without an address',
    title: TITLE,
    open: async (page, world) => {
      await considerPremium(page, world);
      await dialog(page).locator('[name=email]').fill('');
      await confirm(page);
      await dialog(page).locator('[name=email][aria-invalid]:focus').waitFor();
    },
  },
];

const dialog = (page: Page) => page.locator('[role=dialog]:not([inert] *)');

async function considerPremium(page: Page, world: World): Promise<void> {
  await openPlans(page, world);
  await choosePremium(page);
  await dialog(page).locator('[type=submit]:not([data-pending])').waitFor();
}

async function openPlans(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.goto(REDEEM);
  await page.locator('main li:has(h3) button').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The second card: the demo player has enough for it. */
async function choosePremium(page: Page): Promise<void> {
  await page.locator('main li:has(h3) button').nth(1).click();
}

async function confirm(page: Page): Promise<void> {
  await dialog(page).locator('[type=submit]').click();
}
