import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { submitLogin } from '../fixtures/login.ts';
import {
  confirmButton,
  createAccountButton,
  expectInboxStep,
  expectVerified,
  fillSignUpForm,
  mailedLink,
  newcomer,
} from '../fixtures/sign-up.ts';

const SOLVER = 'https://solver.test';
const BACK = `${SOLVER}/login?step=2`;

test.use({ api: { siteConfig: { handOffOrigins: [SOLVER] } } });

test.beforeEach(async ({ context }) => {
  await context.route(`${SOLVER}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Solver</h1>' }),
  );
});

test('a player who comes from an allowed partner returns there after the login, without any token', async ({
  page,
  world,
}) => {
  const asked = page.waitForRequest(`${SOLVER}/**`);
  await page.goto(withAuthUrl('/app/', BACK));
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await submitLogin(page, world.demoPlayer);

  await expect(page.getByRole('heading', { name: 'Solver' })).toBeVisible();
  expect(page.url()).toBe(BACK);
  const headers = await (await asked).allHeaders();
  expect([headers['referer'], headers['authorization']]).toEqual([`${world.origin}/`, undefined]);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('auth_url is carried from form to form', async ({ page }) => {
  await page.goto(withAuthUrl('/login/', BACK));
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  expect(authUrlOf(page)).toBe(BACK);
});

test('auth_url waits in the browser while a new player verifies', async ({ page, context, world }) => {
  await page.goto(withAuthUrl('/signup', BACK));
  await fillSignUpForm(page);
  await createAccountButton(page).click();
  await expectInboxStep(page);

  const tab = await context.newPage();
  await tab.goto(await mailedLink(world));
  await confirmButton(tab).click();
  await expectVerified(tab);
  await tab.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await submitLogin(tab, newcomer);
  await expect(tab.getByRole('heading', { name: 'Solver' })).toBeVisible();
});

function withAuthUrl(path: string, auth_url: string): string {
  return `${path}?${new URLSearchParams({ auth_url }).toString()}`;
}

function authUrlOf(page: Page): string | null {
  return new URL(page.url()).searchParams.get('auth_url');
}
