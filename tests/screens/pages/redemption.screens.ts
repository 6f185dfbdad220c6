import { ageRedemptions, PLANS_CALL, REDEEM, reducePrices } from '../../fixtures/redemption.ts';
import { redeemElsewhere } from '../../fixtures/rewards.ts';
import { hasLoaded, rememberDemo, rememberElite, rememberNewcomer, screensLike } from './by-name.ts';
import type { Screen } from '../screen.ts';

const redeem = screensLike({
  title: 'Redeem Edge',
  as: rememberDemo,
  at: REDEEM,
  shows: 'section h3',
  then: hasLoaded,
});

/** What the redeem page shows beside the states of the redemption, which its model brings about. */
export const redemptionScreens: readonly Screen[] = [
  redeem({
    name: 'a redemption without an address',
    then: async (page) => {
      await hasLoaded(page);
      // The second card: the demo player has enough for it.
      await page.locator('main li:has(h3) button').nth(1).click();
      const dialog = page.locator('[role=dialog]:not([inert] *)');
      await dialog.locator('[type=submit]:not([data-pending])').waitFor();
      await dialog.locator('[name=email]').fill('');
      await dialog.locator('[type=submit]').click();
      await dialog.locator('[name=email][aria-invalid]:focus').waitFor();
    },
  }),
  redeem({ name: 'the plans of a player who has Edge for some', isComposite: true }),
  redeem({ name: 'plans that all cost more than the balance', as: rememberNewcomer }),
  redeem({
    name: 'yearly plans, some of them reduced',
    as: async (page, world) => {
      await reducePrices(page);
      await rememberDemo(page, world);
    },
    at: `${REDEEM}?interval=YEAR`,
  }),
  redeem({ name: 'the plans of an Elite player, whose next month is on its way', as: rememberElite }),
  redeem({ name: 'no plans', answers: [[PLANS_CALL, []]] }),
  redeem({ name: 'plans that did not load', answers: [[PLANS_CALL, 418]] }),
  redeem({
    name: 'redemptions on their way, completed and failed',
    isComposite: true,
    as: rememberRedeeming,
    shows: 'li span[dir=ltr]',
  }),
  redeem({
    name: 'a redemption that takes longer than a day',
    as: async (page, world) => {
      await ageRedemptions(page);
      await rememberRedeeming(page, world);
    },
    shows: 'li span[dir=ltr]',
  }),
];

async function rememberRedeeming(...[page, world]: Parameters<Screen['open']>): Promise<void> {
  await redeemElsewhere(world);
  await rememberDemo(page, world);
}
