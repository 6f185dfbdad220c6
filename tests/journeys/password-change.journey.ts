import type { Page } from '@playwright/test';

import { REFRESH } from '../fixtures/api-calls.ts';
import { expect, test } from '../fixtures/journey.ts';
import { openSettings, settingsCard } from '../fixtures/settings.ts';
import { expectLoggedIn, storedRefreshToken, submitLogin } from '../fixtures/login.ts';

const CHANGE = 'POST /api/v1/account/password/change/';
const NEW_PASSWORD = 'Quiet-Turn-77';

test('scenario 37: after a change of the password nobody is logged out here, and older tokens are dead', async ({
  page,
  context,
  world,
  apiCalls,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await openSettings(page, world.demoPlayer);
  const other = await context.newPage();
  await other.goto('/app/user/settings');
  await settingsCard(other, 'Password').card.waitFor();
  const before = await storedRefreshToken(page);
  apiCalls.forget();

  await change(page, { current: world.demoPlayer.password });
  await expectChanged(page);
  expect(await storedRefreshToken(page)).not.toBe(before);
  expect(apiCalls.all()).toEqual([CHANGE]);

  // The other tab still holds the old access token.
  await askForAnotherEmail(other, NEW_PASSWORD);
  await expect(settingsCard(other, 'Email').card.getByText('Unconfirmed email')).toBeVisible();
  expect(apiCalls.count(REFRESH)).toBe(1);
  for (const tab of [page, other]) {
    await tab.goto('/app/');
    await expectLoggedIn(tab);
    await expect(tab.getByText('We ended your session')).toBeHidden();
  }
  const dead = await page.request.post('/api/v1/token/refresh/', { data: { refresh: before } });
  expect(dead.status()).toBe(401);
});

test('a password manager finds the form, also before the login', async ({ page, world }) => {
  await page.goto('/.well-known/change-password');
  await submitLogin(page, world.demoPlayer);
  await settingsCard(page, 'Password').card.waitFor();
});

test('leaving the page while it is sent keeps the player logged in', async ({
  page,
  world,
  apiCalls,
  browserConsole,
}) => {
  // The next page may ask with the token of before, and refresh it in vain, until the new one has come.
  browserConsole.expect(/status of 401/);
  await openSettings(page, world.demoPlayer);
  const before = await storedRefreshToken(page);
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/api/v1/account/password/change/', async (route) => {
    const response = await route.fetch();
    await gate.promise;
    await route.fulfill({ response });
  });
  await change(page, { current: world.demoPlayer.password });
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  gate.resolve(undefined);

  await expect.poll(() => storedRefreshToken(page)).not.toBe(before);
  await page.goto('/app/');
  await expectLoggedIn(page);
  expect(apiCalls.count(CHANGE)).toBe(1);
});

interface Typed {
  readonly current: string;
  readonly next?: string;
  readonly repeated?: string;
}

async function fill(page: Page, { current, next = NEW_PASSWORD, repeated = next }: Typed): Promise<void> {
  const { field } = settingsCard(page, 'Password');
  await field('Current password').fill(current);
  await field('New password').fill(next);
  await field('Confirm password').fill(repeated);
}

async function change(page: Page, typed: Typed): Promise<void> {
  await fill(page, typed);
  await settingsCard(page, 'Password').button('Change password').click();
}

async function expectChanged(page: Page): Promise<void> {
  const changed = page.getByRole('group', { name: 'You changed your password.' });
  await expect(changed).toBeFocused();
  await expect(changed).toContainText('We logged you out on your other devices.');
}

async function askForAnotherEmail(page: Page, password: string): Promise<void> {
  const { field, button } = settingsCard(page, 'Email');
  await field('New email').fill('demo+other@mail.test');
  await field('Current password').fill(password);
  await button('Change email').click();
}
