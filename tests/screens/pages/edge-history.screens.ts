import { rememberDemo, rememberNewcomer, screensLike } from './by-name.ts';
import type { Screen } from '../screen.ts';

const CALLS = '**/account/edge-history/**';
const HISTORY = '/app/rewards/edge-history';
/** The cell or the line of a card that names a movement. */
const MOVEMENT = ':is([role=rowheader], li button, [role=row] dl)';

const history = screensLike({ title: 'Edge History', as: rememberDemo, at: HISTORY, shows: MOVEMENT });

export const edgeHistoryScreens: readonly Screen[] = [
  history({ name: 'the Edge history', isComposite: true }),
  history({
    name: 'a movement of the Edge history',
    isComposite: true,
    at: `${HISTORY}?kind=redeemed&order=oldest`,
    then: async (page) => {
      await page.locator(MOVEMENT).first().click();
      await page.locator('[role=dialog] dl').first().waitFor();
    },
  }),
  history({
    name: 'the Edge history when nothing fits days that cannot be',
    at: `${HISTORY}?from=1990-05-01&to=1990-05-31`,
    shows: 'form [role=spinbutton]',
    then: async (page) => {
      await page.locator('main form [role=spinbutton]').nth(2).press('Backspace');
      await page.locator('main form [type=submit]').click();
      await page.locator('main form [aria-invalid=true]').first().waitFor();
    },
  }),
  history({ name: 'the Edge history of a newcomer', as: rememberNewcomer, shows: 'h2' }),
  history({ name: 'the Edge history that did not load', answers: [[CALLS, 404]], shows: '[role=alert]' }),
  history({
    name: 'the Edge history that did not load to its end',
    answers: [[`${CALLS}?*cursor=*`, 404]],
    then: async (page) => {
      await page.locator(MOVEMENT).first().press('Control+End');
      await page.locator('main [role=alert]').waitFor();
    },
  }),
];
