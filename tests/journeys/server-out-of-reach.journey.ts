import type { Page } from '@playwright/test';

import { LOGIN, REFRESH, REGION } from '../fixtures/api-calls.ts';
import { expect, test } from '../fixtures/journey.ts';
import { checkAgain, homeHeading, memberMenu, openCheck, outOfReach } from '../fixtures/places.ts';
import { expectSignedIn, signIn, storedRefreshToken } from '../fixtures/sign-in.ts';

const PAST_EXPIRY_S = 6 * 60;
const REFRESH_TOKEN = /^[\w-]{43}$/;

test('scenario 8: with the server stopped the player stays signed in, is told so, and goes on when it is back', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await page.clock.install();
  await signIn(page, world.demoPlayer);
  await openCheck(page);
  await page.waitForLoadState('networkidle');
  const stored = await storedRefreshToken(page);

  await world.stopServer();
  // Paused as well: a retry that comes by itself would take the button away.
  await page.clock.pauseAt(Date.now() + PAST_EXPIRY_S * 1000);
  await checkAgain(page).click();

  await expect(outOfReach(page)).toBeVisible();
  await expect(page.getByText('We could not check your region.')).toBeVisible();
  expect(await storedRefreshToken(page)).toBe(stored);
  await expect(memberMenu(page)).toBeVisible();

  await world.startServer();
  await outOfReach(page).getByRole('button', { name: 'Try again' }).click();
  await expect(outOfReach(page)).toBeHidden();
  await checkAgain(page).click();
  await expect(homeHeading(page)).toBeVisible();
  await expect(memberMenu(page)).toBeVisible();
});

for (const [trouble, status] of [
  ['does not answer', null],
  ['answers 500', 500],
  ['answers 503', 503],
  ['answers 429', 429],
] as const) {
  test(`scenario 8: at start-up the API ${trouble} to the refresh: still signed in, and Try again works`, async ({
    page,
    world,
    browserConsole,
    apiCalls,
  }) => {
    browserConsole.expect(/ERR_FAILED|status of (500|503|429)/);
    await signIn(page, world.demoPlayer);
    const stored = await storedRefreshToken(page);
    await page.route('**/api/v1/token/refresh/', (route) =>
      status === null ? route.abort() : route.fulfill({ status, json: { detail: 'No.' } }),
    );
    await page.reload();

    await expect(page.getByRole('heading', { name: 'We can’t reach the server' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/app/');
    expect(await storedRefreshToken(page)).toBe(stored);
    await page.unroute('**/api/v1/token/refresh/');
    await tryAgain(page).click();
    await expectSignedIn(page);
    expect(apiCalls.count(LOGIN)).toBe(1);
  });
}

test('scenario 22: the account answers 500 at start-up: initialised, signed out in view, and Try again works without a login', async ({
  page,
  world,
  browserConsole,
  apiCalls,
}) => {
  browserConsole.expect(/status of 500/);
  await signIn(page, world.demoPlayer);
  await page.route('**/api/v1/account/', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.goto('/');

  await expect(outOfReach(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await storedRefreshToken(page)).toMatch(REFRESH_TOKEN);

  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'We can’t reach the server' })).toBeVisible();
  await page.unroute('**/api/v1/account/');
  await tryAgain(page).click();
  await expectSignedIn(page);
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
  await signIn(page, world.demoPlayer);
  await openCheck(page);
  await page.waitForLoadState('networkidle');
  const stored = await storedRefreshToken(page);

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.clock.fastForward(PAST_EXPIRY_S * 1000);
  world.clock.advance(PAST_EXPIRY_S);
  await checkAgain(page).click();
  await expect(page.getByText('We could not check your region.')).toBeVisible();
  expect(await storedRefreshToken(page)).toBe(stored);

  apiCalls.forget();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await checkAgain(page).click();
  await expect(homeHeading(page)).toBeVisible();
  await expect(memberMenu(page)).toBeVisible();
  expect(apiCalls.all()).toEqual([REFRESH, REGION]);
});

function tryAgain(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Try again' });
}
