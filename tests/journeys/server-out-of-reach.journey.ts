import type { Page } from '@playwright/test';

import { LOGIN, REFRESH, REGION } from '../fixtures/api-calls.ts';
import { expect, test } from '../fixtures/journey.ts';
import { checkAgain, homeHeading, memberMenu, openCheck, outOfReach } from '../fixtures/nav.ts';
import {
  emailField,
  expectLoggedIn,
  submitLogin,
  loginButton,
  passwordField,
  logIn,
  storedRefreshToken,
} from '../fixtures/login.ts';

const PAST_EXPIRY_S = 6 * 60;
const REFRESH_TOKEN = /^[\w-]{43}$/;

test('scenario 8: with the server stopped the player stays logged in, sees a message, and goes on when it is back', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await page.clock.install();
  await logIn(page, world.demoPlayer);
  await openCheck(page);
  await page.waitForLoadState('networkidle');
  const stored = await storedRefreshToken(page);

  await world.stopServer();
  // The clock is paused too, as an automatic retry would remove the button.
  await page.clock.pauseAt(Date.now() + PAST_EXPIRY_S * 1000);
  await checkAgain(page).click();

  await expect(outOfReach(page)).toBeVisible();
  await expect(
    page.getByText('We can’t reach the server. Check your connection and try again.'),
  ).toBeVisible();
  expect(await storedRefreshToken(page)).toBe(stored);
  await expect(memberMenu(page)).toBeVisible();

  await world.startServer();
  await outOfReach(page).getByRole('button', { name: 'Try again' }).click();
  await expect(outOfReach(page)).toBeHidden();
  await checkAgain(page).click();
  await expect(homeHeading(page)).toBeVisible();
  await expect(memberMenu(page)).toBeVisible();
});

test('scenario 8: at start-up the API answers 500 to the refresh: still logged in, and Try again works', async ({
  page,
  world,
  browserConsole,
  apiCalls,
}) => {
  browserConsole.expect(/status of 500/);
  await logIn(page, world.demoPlayer);
  const stored = await storedRefreshToken(page);
  await page.route(REFRESH_PATH, (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.reload();

  await expect(page.getByRole('heading', { name: 'We can’t reach the server' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app/');
  expect(await storedRefreshToken(page)).toBe(stored);
  await page.unroute(REFRESH_PATH);
  await tryAgain(page).click();
  await expectLoggedIn(page);
  expect(apiCalls.count(LOGIN)).toBe(1);
});

test('scenario 22: the account answers 500 at start-up: initialised, logged out in view, and Try again works without a login', async ({
  page,
  world,
  browserConsole,
  apiCalls,
}) => {
  browserConsole.expect(/status of 500/);
  await logIn(page, world.demoPlayer);
  await page.route('**/api/v1/account/', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.goto('/');

  await expect(outOfReach(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await storedRefreshToken(page)).toMatch(REFRESH_TOKEN);

  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'We can’t reach the server' })).toBeVisible();
  await page.unroute('**/api/v1/account/');
  await tryAgain(page).click();
  await expectLoggedIn(page);
  expect(apiCalls.count(LOGIN)).toBe(1);
});

test('scenario 10: offline with an expired token nothing is wiped, and coming online brings one refresh and then data', async ({
  page,
  context,
  world,
  apiCalls,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await logIn(page, world.demoPlayer);
  await openCheck(page);
  await page.waitForLoadState('networkidle');
  const stored = await storedRefreshToken(page);

  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await page.clock.fastForward(PAST_EXPIRY_S * 1000);
  world.clock.advance(PAST_EXPIRY_S);
  await checkAgain(page).click();
  await expect(
    page.getByText('We can’t reach the server. Check your connection and try again.'),
  ).toBeVisible();
  expect(await storedRefreshToken(page)).toBe(stored);

  apiCalls.forget();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
  await checkAgain(page).click();
  await expect(homeHeading(page)).toBeVisible();
  await expect(memberMenu(page)).toBeVisible();
  expect(apiCalls.all()).toEqual([REFRESH, REGION]);
});

test.describe('what takes longer than usual says so after ten seconds, and what one can do', () => {
  interface Hanging {
    /** Settles when a request hangs. */
    readonly isAsked: Promise<void>;
    /** New requests are answered again. */
    readonly answer: () => void;
  }

  /** Makes requests to this path hang from now on. */
  async function hang(page: Page, path: string): Promise<Hanging> {
    let isHanging = true;
    const asked = Promise.withResolvers<undefined>();
    await page.route(path, (route) => {
      if (!isHanging) return route.fallback();
      asked.resolve(undefined);
      return undefined;
    });
    return {
      isAsked: asked.promise,
      answer: () => {
        isHanging = false;
      },
    };
  }

  test('an account at start-up: another try, or logging out', async ({ page, world }) => {
    await page.clock.install();
    await logIn(page, world.demoPlayer);
    const first = await hang(page, ACCOUNT_PATH);
    await page.goto('/app/');
    const late = page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' });
    await expect(page.getByText('Loading the page')).toBeAttached();
    await first.isAsked;
    await expect(late).toBeHidden();
    await page.clock.fastForward(10_000);
    await late.getByRole('button', { name: 'Log out' }).click();
    await expect(homeHeading(page)).toBeVisible();
    expect(await storedRefreshToken(page)).toBeNull();

    first.answer();
    await logIn(page, world.demoPlayer);
    const second = await hang(page, ACCOUNT_PATH);
    await page.reload();
    await expect(page.getByText('Loading the page')).toBeAttached();
    await second.isAsked;
    await page.clock.fastForward(10_000);
    second.answer();
    await late.getByRole('button', { name: 'Try again' }).click();
    await expectLoggedIn(page);
  });

  test('a login: it can be stopped, what was typed stays, and another one works', async ({ page, world }) => {
    await page.clock.install();
    await page.goto('/login/');
    const { isAsked, answer } = await hang(page, TOKEN_PATH);
    await submitLogin(page, world.demoPlayer);
    await expect(page.getByText('Logging in', { exact: true }).first()).toBeVisible();
    await isAsked;
    await page.clock.fastForward(10_000);
    const late = page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' });
    await late.getByRole('button', { name: 'Cancel' }).click();
    await expect(late).toBeHidden();
    answer();
    await loginButton(page).click();
    await expectLoggedIn(page);
  });

  test('a list: it is refetched', async ({ page, world }) => {
    await page.clock.install();
    await logIn(page, world.demoPlayer);
    const { isAsked, answer } = await hang(page, EARNINGS_PATH);
    await page.getByRole('banner').getByRole('link', { name: 'Rewards' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
    await isAsked;
    await page.clock.fastForward(10_000);
    const late = page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' });
    answer();
    await late.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await expect(late).toBeHidden();
  });
});

test('after a Retry-After the notice counts down instead of offering Try again', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 503/);
  await page.clock.install();
  await logIn(page, world.demoPlayer);
  await page.route(REFRESH_PATH, (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '60' }, json: { detail: 'No.' } }),
  );
  await page.reload();

  const screen = page.getByRole('main');
  await expect(screen.getByRole('heading', { name: 'We can’t reach the server' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.unroute(REFRESH_PATH);
  await page.clock.fastForward(30_000);
  await expect(screen).toContainText(/We’ll try again in (29|30) seconds\./);
  await page.clock.fastForward(30_000);
  await expectLoggedIn(page);
});

test('a login whose account cannot be read says so at its form, which has the focus', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of (500|401)/);
  for (const status of [500, 401]) {
    await page.goto('/login/');
    await page.route(ACCOUNT_PATH, (route) => route.fulfill({ status, json: { detail: 'No.' } }));
    await page.route(REFRESH_PATH, (route) => route.fulfill({ status: 401, json: { detail: 'No.' } }));
    await submitLogin(page, world.demoPlayer);
    const failed = page.getByRole('group', { name: 'An error occurred while logging in.' });
    await expect(failed).toBeFocused();
    await expect(failed).toContainText('Something went wrong on our side. Try again in a moment.');
    await expect(emailField(page)).toHaveValue(world.demoPlayer.email);
    await expect(passwordField(page)).toHaveValue(world.demoPlayer.password);
    await expect(page.getByText('We ended your session')).toHaveCount(0);
    await page.unroute(ACCOUNT_PATH);
    await page.unroute(REFRESH_PATH);
  }
  await submitLogin(page, world.demoPlayer);
  await expectLoggedIn(page);
});

const ACCOUNT_PATH = '**/api/v1/account/';
const TOKEN_PATH = '**/api/v1/token/';
const REFRESH_PATH = '**/api/v1/token/refresh/';
const EARNINGS_PATH = '**/api/v1/account/earnings/?*';

function tryAgain(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Try again' });
}
