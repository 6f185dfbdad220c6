import { rememberDemo, screensLike } from './by-name.ts';
import type { Screen } from '../screen.ts';

const ROOM_ACCOUNTS = '**/api/v1/account/room-accounts/';

const record = screensLike({ title: 'Overview', as: rememberDemo, at: '/app/' });

/** The popup that takes a username, and the track record of what was reported. */
export const usernameReportScreens: readonly Screen[] = [
  record({
    // At a room with two deals, where the last report was refused and is to be corrected.
    name: 'the popup for a username that is reported already, without an email',
    title: 'Lakeside Poker Deals',
    country: 'GB',
    at: '/app/deals/lakeside-poker?report=open',
    shows: 'h1',
    then: async (page) => {
      const popup = page.locator('[role=dialog]');
      await popup.locator('[name=username]').waitFor();
      await page.waitForLoadState('networkidle');
      await popup.locator('[name=email]').fill('');
      await popup.locator('[name=username]').fill('DANA_R');
      await popup.locator('[type=submit]').click();
      await popup.locator('[role=group]:focus').waitFor();
    },
  }),
  record({
    name: 'the track record before the first report',
    answers: [[ROOM_ACCOUNTS, []]],
    shows: 'section a[href="/app/deals/"]',
  }),
  record({
    name: 'the track record that did not load',
    answers: [[ROOM_ACCOUNTS, 404]],
    shows: 'section [data-native]',
  }),
];
