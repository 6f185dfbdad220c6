import type { Page } from '@playwright/test';

import { LOGIN } from '../fixtures/api-calls.ts';
import { expect, test } from '../fixtures/journey.ts';
import {
  emailField,
  expectLoggedIn,
  submitLogin,
  loginButton,
  passwordField,
  storedRefreshToken,
} from '../fixtures/login.ts';

function failure(page: Page) {
  return page.getByRole('group', { name: 'An error occurred while logging in.' });
}

test('scenario 19: a wrong password, an unknown address and an unverified account are refused in the same words', async ({
  page,
  world,
  apiCalls,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await page.goto('/login/');
  const words: string[] = [];
  for (const credentials of [
    { email: world.demoPlayer.email, password: 'Wrong-River-1' },
    { email: 'nobody@rakeback.test', password: world.demoPlayer.password },
    world.unverifiedPlayer,
  ]) {
    const answered = page.waitForResponse('**/api/v1/token/');
    await submitLogin(page, credentials);
    await answered;
    await expect(failure(page)).toBeFocused();
    await expect(emailField(page)).toHaveValue(credentials.email);
    await expect(passwordField(page)).toHaveValue('');
    words.push(await failure(page).innerText());
  }

  expect(words).toEqual([words[0], words[0], words[0]]);
  expect(words[0]).toContain('Check your email and password. New here? Verify your email first.');
  expect(apiCalls.all()).toEqual([LOGIN, LOGIN, LOGIN]);
  await expect(page).toHaveTitle('Log in | Rakeback Wizard');

  await submitLogin(page, world.demoPlayer);
  await expectLoggedIn(page);
});

test('a person who was refused can ask for a new verification mail, with the address carried along', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await page.goto('/login/?back_url=%2Fapp%2F%3Fx%3D1');
  await submitLogin(page, { ...world.unverifiedPlayer, email: 'new+poker@rakeback.test' });
  await failure(page).getByRole('link', { name: 'Verify your email' }).click();

  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeFocused();
  await expect(emailField(page)).toHaveValue('new+poker@rakeback.test');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(emailField(page)).toHaveValue('new+poker@rakeback.test');
  expect(new URL(page.url()).searchParams.get('back_url')).toBe('/app/?x=1');
});

test('with the server down a login says so, keeps what was typed, and works when it is back', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await page.goto('/login/');
  await page.waitForLoadState('networkidle');
  await world.stopServer();
  await submitLogin(page, world.demoPlayer);

  await expect(failure(page)).toBeFocused();
  await expect(failure(page)).toContainText('We can’t reach the server.');
  await expect(emailField(page)).toHaveValue(world.demoPlayer.email);
  await expect(passwordField(page)).toHaveValue(world.demoPlayer.password);
  await world.startServer();
  await loginButton(page).click();
  await expectLoggedIn(page);
});

test('a back_url with a malformed escape in its hash still opens the page', async ({ page, world }) => {
  await page.goto('/login/?back_url=%2Fapp%2F%23100%25');
  await submitLogin(page, world.demoPlayer);

  await expectLoggedIn(page);
  expect(page.url()).toBe(`${world.origin}/app/#100%`);
});

test('scenario 27: a hostile back_url never leads elsewhere', async ({ page, context, world }) => {
  const { host, origin } = new URL(world.origin);
  const strangers: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.host !== host && url.protocol.startsWith('http')) strangers.push(request.url());
  });
  const landings: Record<string, string> = {};
  // `src/routes.test.ts` tries every other spelling.
  const hostile = ['//evil.test', '/\\evil.test', 'javascript:alert(1)'];
  for (const candidate of hostile) {
    await page.goto(`/login/?${new URLSearchParams({ back_url: candidate }).toString()}`);
    await submitLogin(page, world.demoPlayer);
    await expectLoggedIn(page);
    landings[candidate] = page.url();
    await page.evaluate(() => localStorage.clear());
  }

  expect(landings).toEqual(Object.fromEntries(hostile.map((candidate) => [candidate, `${origin}/app/`])));
  expect(strangers).toEqual([]);
});

test('a login never writes the password or the access token anywhere', async ({
  page,
  world,
  context,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  const logged: string[] = [];
  context.on('console', (message) => logged.push(message.text()));
  await page.goto('/login/');
  await submitLogin(page, { ...world.demoPlayer, password: 'Wrong-River-1' });
  await expect(failure(page)).toBeFocused();
  const answered = page.waitForResponse('**/api/v1/token/');
  await submitLogin(page, world.demoPlayer);
  const { access } = (await (await answered).json()) as { access: string };
  await expectLoggedIn(page);

  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  const everything = [kept, page.url(), ...logged].join('\n');
  for (const secret of [world.demoPlayer.password, 'Wrong-River-1', access])
    expect(everything).not.toContain(secret);
  expect(kept).toContain(await storedRefreshToken(page));
});
