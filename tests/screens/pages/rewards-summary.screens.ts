import type { Page } from '@playwright/test';

import { bendLedger, EARNINGS_CALL, REWARDS } from '../../fixtures/rewards.ts';
import type { World } from '../../fixtures/world.ts';
import { chartIsDrawn, rememberDemo, rememberNewcomer } from './by-name.ts';
import type { Screen } from '../screen.ts';

const TITLE = 'Rewards Summary';

export const rewardsSummaryScreens: readonly Screen[] = [
  { name: 'the rewards of a busy player', isComposite: true, title: TITLE, open: openAsDemo },
  {
    name: 'the rewards of a new player',
    title: TITLE,
    open: async (page, world) => {
      await rememberNewcomer(page, world);
      await openRewards(page);
    },
  },
  {
    name: 'a balance that the Edge history contradicts',
    title: TITLE,
    open: async (page, world) => {
      await bendLedger(page, '450.00');
      await openAsDemo(page, world);
      await page.locator('main [role=alert]').waitFor();
    },
  },
  {
    name: 'rewards that did not load',
    title: TITLE,
    logs: /status of 404/,
    open: async (page, world) => {
      const missing = { status: 404, json: { detail: 'Not found.' } };
      for (const call of [EARNINGS_CALL, /\/(redemptions|redemption-status|room-accounts|plans)\/$/])
        await page.route(call, (route) => route.fulfill(missing));
      await openAsDemo(page, world);
    },
  },
];

async function openAsDemo(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await openRewards(page);
  await chartIsDrawn(page);
}

async function openRewards(page: Page): Promise<void> {
  await page.goto(REWARDS);
  await page.locator('main section h2').last().waitFor();
  await page.waitForLoadState('networkidle');
}
