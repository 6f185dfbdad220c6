import { rememberDemo, rememberNewcomer } from './by-name.ts';
import type { Screen } from '../screen.ts';

const STATEMENT = '/app/rewards/statement';

export const statementScreens: readonly Screen[] = [
  {
    name: 'the statement of a month',
    isComposite: true,
    title: 'Monthly statement',
    open: async (page, world) => {
      await rememberDemo(page, world);
      await page.goto(STATEMENT);
      await page.locator('main table').last().waitFor();
    },
  },
  {
    name: 'the statement of a month in which nothing happened',
    title: 'Monthly statement',
    open: async (page, world) => {
      await rememberNewcomer(page, world);
      await page.goto(STATEMENT);
      await page.locator('main h2').nth(1).waitFor();
    },
  },
  {
    name: 'a statement that did not load',
    title: 'Monthly statement',
    logs: /status of 418/,
    open: async (page, world) => {
      await page.route('**/account/earnings/**', (route) =>
        route.fulfill({ status: 418, json: { detail: 'No.' } }),
      );
      await rememberDemo(page, world);
      await page.goto(STATEMENT);
      await page.locator('main [role=alert]').waitFor();
    },
  },
];
