import { rememberDemo, rememberNewcomer, screensLike } from './by-name.ts';
import { MID_MONTH } from '../../fixtures/rewards.ts';
import type { Screen } from '../screen.ts';

const statement = screensLike({
  title: 'Monthly statement',
  as: rememberDemo,
  at: '/app/rewards/statement',
  shows: '[role=alert]',
});

export const statementScreens: readonly Screen[] = [
  statement({
    name: 'the statement of a month',
    isComposite: true,
    startsAt: MID_MONTH,
    at: '/app/rewards/statement?month=2026-10',
    shows: 'table',
    then: async (page) => {
      await page.locator('main details summary').click();
      await page.locator('main table').last().waitFor();
    },
  }),
  statement({
    name: 'the statement of a month in which nothing happened',
    as: rememberNewcomer,
    shows: 'h2',
    then: (page) => page.locator('main h2').nth(1).waitFor(),
  }),
  statement({ name: 'a statement that did not load', answers: [['**/account/earnings/**', 418]] }),
];
