import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';

const REWARDS = '/app/rewards/';

test('a private page asks for its code and its data before the account is known', async ({ page, world }) => {
  await rememberDemo(page, world);
  const account = Promise.withResolvers<undefined>();
  await page.route('**/api/v1/account/', async (route) => {
    await account.promise;
    await route.continue();
  });
  const asked = callsOf(page);
  await page.goto(REWARDS, { waitUntil: 'commit' });
  await expect
    .poll(() => asked.toSorted())
    .toEqual([
      'account/',
      'account/earnings/?period=this_month',
      'account/redemption-status/',
      'account/redemptions/',
      'account/room-accounts/',
      'deals/',
      'plans/',
      'token/refresh/',
    ]);

  account.resolve(undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards Summary' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Earned This Month' })).toContainText('Edge');
  // What came early is not asked for again.
  await page.waitForLoadState('networkidle');
  expect(asked.filter((call) => call === 'plans/')).toEqual(['plans/']);
});

test('a visitor who opens a private page sends no private request', async ({ page }) => {
  const asked = callsOf(page);
  await page.goto(REWARDS, { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\/login\/\?back_url=/);
  expect(asked).toEqual([]);
});

test('a login that the server refuses sends no private request, and leads to the login once', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await rememberDemo(page, world);
  await page.route('**/api/v1/token/refresh/', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Token is invalid', code: 'token_not_valid' } }),
  );
  const asked = callsOf(page);
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
  await page.goto(REWARDS, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect([asked, shown]).toEqual([['token/refresh/'], [REWARDS, '/login/']]);
});

/** The API calls of a page from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = request.url().split('/api/v1/');
    if (call !== undefined) calls.push(call);
  });
  return calls;
}
