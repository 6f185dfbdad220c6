import { hasLoaded, rememberDemo, screensLike } from './by-name.ts';
import type { Screen } from '../screen.ts';

const DEALS = '**/api/v1/deals/';
const PLANS = '**/api/v1/plans/';
const deals = screensLike({ title: 'Deals', as: rememberDemo, at: '/app/deals/', shows: 'article h3' });

export const dealsScreens: readonly Screen[] = [
  deals({ name: 'the deals', isComposite: true }),
  deals({
    name: 'the deals when none fits the filters',
    at: '/app/deals/?q=no-such-room&compare=11,12',
    shows: '[aria-pressed]',
  }),
  deals({
    name: 'the deals by value, with the calculation of one',
    at: '/app/deals/?sort=value',
    then: async (page) => {
      await hasLoaded(page);
      await page.locator('main article [aria-expanded=false]').first().click();
    },
  }),
  deals({ name: 'the deals without the plans', answers: [[PLANS, 404]], then: hasLoaded }),
  deals({
    name: 'the comparison of deals',
    isComposite: true,
    at: '/app/deals/?compare=11,12',
    then: async (page) => {
      await page.locator('main section button').last().click();
      await page.locator('[role=dialog] table').waitFor();
      await page.locator('[role=dialog] [aria-expanded=false]').click();
    },
  }),
  deals({ name: 'the deals of a country that has none', country: 'IS', shows: 'h2' }),
  deals({ name: 'the deals that did not load', answers: [[DEALS, 404]], shows: '[role=alert]' }),
  deals({
    name: 'the deals while they load',
    answers: [[DEALS, 'never']],
    shows: '[role=status]:not(:empty)',
  }),
];
