import type { Page } from '@playwright/test';

import { REFRESH } from '../fixtures/api-calls.ts';
import {
  emailField,
  expectLoggedIn,
  logIn,
  loginButton,
  logOut,
  passwordField,
  storedRefreshToken,
  submitLogin,
} from '../fixtures/login.ts';
import { homeHeading } from '../fixtures/nav.ts';
import { REDEEM } from '../fixtures/redemption.ts';
import { confirmButton, expectVerified, mailedLink, newcomer, signUp } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/two-origins.ts';

test('with the API on another origin a visitor signs up, verifies by the mailed link, logs in and out', async ({
  page,
  world,
  site,
}) => {
  const origins = calledOrigins(page);
  await signUp(page);
  const link = await mailedLink(world);
  expect(new URL(link).origin).toBe(site.origin);
  await page.goto(link);
  await confirmButton(page).click();
  await expectVerified(page);

  await logIn(page, newcomer);
  const revoked = page.waitForResponse('**/api/v1/token/blacklist/');
  await logOut(page);
  await expect(homeHeading(page)).toBeVisible();
  expect([(await revoked).status(), await storedRefreshToken(page)]).toEqual([204, null]);
  expect([...origins]).toEqual([world.origin]);
});

test('with the API on another origin a player reads what is refused, logs in, returns by a refresh and redeems', async ({
  page,
  world,
  apiCalls,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await page.goto('/login/');
  await submitLogin(page, { ...world.demoPlayer, password: 'Wrong-River-42' });
  await expect(page.getByRole('main')).toContainText('Check your email and password.');
  await expect(emailField(page)).toHaveValue(world.demoPlayer.email);
  await passwordField(page).fill(world.demoPlayer.password);
  await loginButton(page).click();
  await expectLoggedIn(page);

  apiCalls.forget();
  await page.goto(REDEEM);
  await page.getByRole('button', { name: 'Redeem Premium' }).click();
  expect(apiCalls.count(REFRESH)).toBe(1);
  await page
    .getByRole('dialog', { name: 'Redeem Premium, 1 month' })
    .getByRole('button', { name: 'Redeem 800.00 Edge' })
    .click();
  await expect(page.getByRole('region', { name: 'We’ve received your redemption' })).toBeVisible();
});

/** The origins that API calls of the page go to. */
function calledOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) origins.add(origin);
  });
  return origins;
}
