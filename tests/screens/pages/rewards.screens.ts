import { bendLedger, EARNINGS_CALL, MID_MONTH, REWARDS } from '../../fixtures/rewards.ts';
import type { Screen } from '../screen.ts';
import { hasLoaded, rememberDemo, rememberNewcomer, screensLike } from './by-name.ts';

const DAILY = '**/api/v1/account/earnings/daily/**';
const MONTHLY = '**/api/v1/account/earnings/monthly/';
/** Of the demo player, wherever the clock of the test stands. */
const EARLIER = new Date(Date.now() - 100 * 24 * 60 * 60 * 1000).toISOString().slice(0, 7);
/** Both months of the table, whatever else the page shows. */
const SECTIONS = '#earnings-tables section';
/** A card on a phone, a row where it is wide. */
const ROW = `${SECTIONS} :is([role=rowheader], li button)`;
/** The chart comes last, and its slider is a stop of the Tab key. */
const CHART = 'main figure input[type=range]';

const rewards = screensLike({
  title: 'Rewards Summary',
  startsAt: MID_MONTH,
  as: rememberDemo,
  at: REWARDS,
  shows: ROW,
  then: async (page) => {
    await page.locator(CHART).waitFor();
    await hasLoaded(page);
  },
});

export const rewardsScreens: readonly Screen[] = [
  rewards({ name: 'the rewards of a busy player', isComposite: true }),
  rewards({
    name: 'how the Edge of a room was counted',
    isComposite: true,
    then: async (page) => {
      await page.locator(CHART).waitFor();
      await hasLoaded(page);
      await page.locator(ROW).first().click();
      await page.locator('[role=dialog] ol').waitFor();
    },
  }),
  rewards({
    name: 'the rewards of a new player',
    as: rememberNewcomer,
    shows: `${SECTIONS} a`,
    then: hasLoaded,
  }),
  rewards({
    name: 'a balance that the Edge history contradicts',
    as: async (page, world) => {
      await bendLedger(page, '450.00');
      await rememberDemo(page, world);
    },
    then: async (page) => {
      await page.locator(CHART).waitFor();
      await hasLoaded(page);
      await page.locator('main [role=alert]').waitFor();
    },
  }),
  rewards({
    name: 'rewards that did not load',
    answers: [
      [EARNINGS_CALL, 404],
      [DAILY, 404],
      [/\/(redemptions|redemption-status|room-accounts|plans)\/$/, 404],
    ],
    shows: '#earnings-tables',
    then: hasLoaded,
  }),
  rewards({
    name: 'the earnings when no row fits the search',
    at: `${REWARDS}?q=no-such-room`,
    shows: `${SECTIONS} button`,
    then: (page) => page.locator(CHART).waitFor(),
  }),
  rewards({
    name: 'the earnings while they load',
    answers: [[EARNINGS_CALL, 'never']],
    shows: `${SECTIONS} [aria-busy=true]`,
    then: (page) => page.locator(CHART).waitFor(),
  }),
  rewards({
    name: 'Edge in total beside last month, with its table',
    at: `${REWARDS}?chart=total`,
    then: async (page) => {
      await page.locator(CHART).waitFor();
      await hasLoaded(page);
      await page.locator('main details summary').first().click();
    },
  }),
  rewards({
    name: 'the earnings of an earlier month, and Edge by month with its table',
    at: `${REWARDS}?chart=months&month=${EARLIER}`,
    then: async (page) => {
      await page.locator(CHART).waitFor();
      await hasLoaded(page);
      await page.locator('main details summary').first().click();
    },
  }),
  rewards({
    name: 'an earlier month in which nothing was earned',
    at: `${REWARDS}?month=2001-01`,
    shows: `${SECTIONS} p`,
    then: hasLoaded,
  }),
  rewards({
    name: 'Edge by month that did not load',
    at: `${REWARDS}?chart=months`,
    answers: [[MONTHLY, 404]],
    then: hasLoaded,
  }),
  rewards({ name: 'Edge by day without last month', answers: [[`${DAILY}?month=*`, 400]] }),
];
