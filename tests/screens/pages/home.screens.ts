import { field, screensLike, send } from './by-name.ts';
import type { Screen } from '../screen.ts';

const OFFERS = /\/api\/v1\/(deals|plans)\//;

const home = screensLike({ title: 'Home', at: '/', shows: '[name=rake]' });

export const homeScreens: readonly Screen[] = [
  home({
    name: 'the home page while the deals are on their way',
    answers: [[OFFERS, 'never']],
    shows: 'section [role=status]:not(:empty)',
  }),
  home({ name: 'the home page of a country without deals', country: 'IS', shows: 'h3 + div bdi' }),
  home({
    name: 'the home page whose deals and plans did not load',
    answers: [[OFFERS, 400]],
    shows: 'h3 ~ div > a',
  }),
  home({
    name: 'the calculator without rake',
    then: async (page) => {
      await page.locator('main form [data-field=rake]').fill('');
      await send(page, 'rake');
      await page.locator('main [data-field=rake][aria-invalid]:focus').waitFor();
    },
  }),
  home({
    name: 'the request for a private deal',
    then: async (page) => {
      await page.locator('main section:last-child button').last().click();
      await field(page, 'message').waitFor();
    },
  }),
];
