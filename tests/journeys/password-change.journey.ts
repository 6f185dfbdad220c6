import type { Page } from '@playwright/test';

import { REFRESH } from '../fixtures/api-calls.ts';
import { submitTwiceAtOnce } from '../fixtures/submit-twice.ts';
import { expect, test } from '../fixtures/journey.ts';
import { homeHeading, loginHeading, memberMenu } from '../fixtures/nav.ts';
import { openSettings, settingsCard } from '../fixtures/settings.ts';
import { expectLoggedIn, submitLogin, logOut, storedRefreshToken } from '../fixtures/login.ts';

const CHANGE = 'POST /api/v1/account/password/change/';
const NEW_PASSWORD = 'Quiet-Turn-77';
const FAILED = 'An error occurred while changing your password. Please try again or contact support.';

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
    await expect(tab.getByText('Your session has ended')).toBeHidden();
  }
  const dead = await page.request.post('/api/v1/token/refresh/', { data: { refresh: before } });
  expect(dead.status()).toBe(401);
});

test('the new password opens the account, and the old one does not', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await openSettings(page, world.demoPlayer);
  await change(page, { current: world.demoPlayer.password });
  await expectChanged(page);
  await logOut(page);
  await expect(homeHeading(page)).toBeVisible();

  await page.goto('/login/');
  await submitLogin(page, world.demoPlayer);
  await expect(page.getByText('An error occurred while logging in.')).toBeVisible();
  await submitLogin(page, { ...world.demoPlayer, password: NEW_PASSWORD });
  await expectLoggedIn(page);
});

test('another browser is logged out by a change of the password', async ({
  page,
  browser,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  const elsewhere = await browser.newContext({ baseURL: world.origin });
  browserConsole.watch(elsewhere);
  const theirs = await elsewhere.newPage();
  await openSettings(theirs, world.demoPlayer);
  await openSettings(page, world.demoPlayer);
  await change(page, { current: world.demoPlayer.password });
  await expectChanged(page);

  await theirs.reload();

  await expect(loginHeading(theirs)).toBeVisible();
  await elsewhere.close();
});

test('a wrong current password is told at its field, and nothing that was typed is lost', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/);
  await openSettings(page, world.demoPlayer);
  await change(page, { current: 'Wrong-River-42' });

  const { field } = settingsCard(page, 'Password');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expect(field('Current password')).toHaveAccessibleDescription(
    'This is not your current password. Check it and try again.',
  );
  await expect(page).toHaveTitle('Error: Settings | Rakeback Wizard');
  await expectTyped(page, { current: 'Wrong-River-42', next: NEW_PASSWORD });
  await field('Current password').fill(world.demoPlayer.password);
  await settingsCard(page, 'Password').button('Change password').click();
  await expectChanged(page);
});

test('a weak password and two different ones are told before anything is sent', async ({
  page,
  world,
  apiCalls,
}) => {
  await openSettings(page, world.demoPlayer);
  const { field } = settingsCard(page, 'Password');
  await change(page, { current: 'whatever', next: 'weak', repeated: 'other' });

  await expect(field('New password')).toHaveAccessibleDescription(/Choose a password that meets all five/);
  await expect(field('Confirm new password')).toHaveAccessibleDescription(
    'The passwords do not match. Please enter equal passwords.',
  );
  expect(apiCalls.count(CHANGE)).toBe(0);
});

test('a password that only the server finds weak is told at its field, and stays', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/);
  await page.route('**/api/v1/account/password/change/', (route) =>
    route.fulfill({ status: 400, json: { new_password: ['This password is too common.'] } }),
  );
  await openSettings(page, world.demoPlayer);
  await change(page, { current: world.demoPlayer.password });

  await expect(settingsCard(page, 'Password').field('New password')).toHaveAccessibleDescription(
    /Many people use this password\. Choose one that is harder to guess\./,
  );
  await expectTyped(page, { current: world.demoPlayer.password, next: NEW_PASSWORD });
});

test('a server that is down is told, what was typed stays, and another try succeeds', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await openSettings(page, world.demoPlayer);
  await page.waitForLoadState('networkidle');
  await world.stopServer();
  await change(page, { current: world.demoPlayer.password });

  const { alert, button } = settingsCard(page, 'Password');
  await expect(alert).toContainText(FAILED);
  await expect(alert).toContainText('The server did not answer.');
  await expectTyped(page, { current: world.demoPlayer.password, next: NEW_PASSWORD });
  await world.startServer();
  await button('Change password').click();
  await expectChanged(page);
});

test('a double click changes the password once', async ({ page, world, apiCalls }) => {
  await openSettings(page, world.demoPlayer);
  await fill(page, { current: world.demoPlayer.password });
  await submitTwiceAtOnce(settingsCard(page, 'Password').field('New password'));
  await expectChanged(page);

  expect(apiCalls.count(CHANGE)).toBe(1);
});

test('leaving the page while it is sent keeps the player logged in', async ({ page, world, apiCalls }) => {
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

test('the form is made for password managers, and can be had again with focus in it', async ({
  page,
  world,
}) => {
  await openSettings(page, world.demoPlayer);
  const { card, field, button } = settingsCard(page, 'Password');
  const managed = () =>
    card
      .locator('input')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map((input) => [input.autocomplete, input.autocomplete === 'username' ? input.value : '']),
      );
  const whole = [
    ['username', world.demoPlayer.email],
    ['current-password', ''],
    ['new-password', ''],
    ['new-password', ''],
  ];
  await expect.poll(managed).toEqual(whole);
  await change(page, { current: world.demoPlayer.password });
  await expectChanged(page);
  expect(await managed()).toEqual([]);

  await button('Change it again').click();
  await expect(field('Current password')).toBeFocused();
  expect(await managed()).toEqual(whole);
});

test.describe('after too many tries', () => {
  test.use({ api: { limits: { changePassword: { max: 1, seconds: 600 } } } });

  test('the form says how long to wait', async ({ page, world, browserConsole }) => {
    browserConsole.expect(/status of 4(00|29)/);
    await openSettings(page, world.demoPlayer);
    const { button, alert } = settingsCard(page, 'Password');
    await change(page, { current: 'Wrong-River-42' });
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    await button('Change password').click();

    await expect(alert).toContainText('There were too many tries. Try again in 10 minutes.');
    await expect(memberMenu(page)).toBeVisible();
  });
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
  await field('Confirm new password').fill(repeated);
}

async function change(page: Page, typed: Typed): Promise<void> {
  await fill(page, typed);
  await settingsCard(page, 'Password').button('Change password').click();
}

async function expectTyped(page: Page, { current, next }: { current: string; next: string }): Promise<void> {
  const { field } = settingsCard(page, 'Password');
  await expect(field('Current password')).toHaveValue(current);
  await expect(field('New password')).toHaveValue(next);
  await expect(field('Confirm new password')).toHaveValue(next);
}

async function expectChanged(page: Page): Promise<void> {
  const changed = page.getByRole('group', { name: 'Your password was changed.' });
  await expect(changed).toBeFocused();
  await expect(changed).toContainText('Other devices have been logged out.');
}

async function askForAnotherEmail(page: Page, password: string): Promise<void> {
  const { field, button } = settingsCard(page, 'Email');
  await field('New email').fill('demo+other@mail.test');
  await field('Current password').fill(password);
  await button('Change email').click();
}
