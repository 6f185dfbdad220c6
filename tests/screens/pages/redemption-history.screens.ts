import type { Page } from '@playwright/test';

import { ageRedemptions, REDEEM } from '../../fixtures/redemption.ts';
import { redeemElsewhere } from '../../fixtures/rewards.ts';
import type { World } from '../../fixtures/world.ts';
import { rememberDemo } from './by-name.ts';
import type { Screen } from '../screen.ts';

const title = 'Redeem Edge';

export const redemptionHistoryScreens: readonly Screen[] = [
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

async function openHistory(page: Page, world: World): Promise<void> {
  await redeemElsewhere(world);
  await rememberDemo(page, world);
  await page.goto(REDEEM);
  await page.locator('main input[readonly]').first().waitFor();
  await page.waitForLoadState('networkidle');
}
