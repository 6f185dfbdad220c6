import type { Page } from '@playwright/test';

import { mailedChangeLink, requestEmailChange, tokenOf } from '../fixtures/email-change.ts';
import { expect, test } from '../fixtures/journey.ts';
import { loginHeading } from '../fixtures/nav.ts';
import { expectLoggedIn, submitLogin, openAs, logIn, storedRefreshToken } from '../fixtures/login.ts';
import { addMember, newcomer } from '../fixtures/sign-up.ts';
import type { World } from '../fixtures/world.ts';

const CONFIRM = 'POST /api/v1/account/email/change/confirm/';
const CONFIRM_PATH = '**/api/v1/account/email/change/confirm/';
const NEW_EMAIL = 'dana+new@mail.test';

test('an account that was being read while the link was confirmed is read again', async ({ page, world }) => {
  const link = await freshLink(world);
  await logIn(page, world.demoPlayer);
  let reads = 0;
  const { promise: isRead, resolve: tellRead } = Promise.withResolvers<undefined>();
  await page.route(CONFIRM_PATH, async (route) => {
    await isRead;
    await route.continue();
  });
  await page.route('**/api/v1/account/', async (route) => {
    reads += 1;
    // The first is the session's, the second the page's.
    if (reads !== 2) return route.continue();
    const response = await route.fetch();
    tellRead(undefined);
    await expect(page.getByText('You changed your email.')).toBeVisible();
    // The page may have aborted the request by then.
    return route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto(link);

  await expectChanged(page);
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(NEW_EMAIL);
});

test('scenario 34: opened logged out, it waits for the login without being in back_url, and then runs once', async ({
  page,
  world,
  apiCalls,
}) => {
  const link = await freshLink(world);
  await page.goto(link);
  await expect(loginHeading(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('back_url')).toBe('/app/user/account');
  await page.reload();
  await expect(loginHeading(page)).toBeVisible();
  expect(apiCalls.count(CONFIRM)).toBe(0);

  await submitLogin(page, world.demoPlayer);

  await expectChanged(page);
  expect(page.url()).toBe(`${world.origin}/app/user/account`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Account Management' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('You changed your email.')).toBeHidden();
  expect(apiCalls.count(CONFIRM)).toBe(1);
});

test('scenario 34: the link of another account says so, and leads to the login without keeping anything', async ({
  page,
  world,
  apiCalls,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/);
  await addMember(world, newcomer);
  await requestEmailChange(world, newcomer, NEW_EMAIL);
  await openAs(page, world.demoPlayer, await mailedChangeLink(world, NEW_EMAIL));

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This link belongs to another account.');
  await expect(alert).toContainText(`You’re logged in as ${world.demoPlayer.email}.`);
  await page.waitForLoadState('networkidle');
  await alert.getByRole('button', { name: 'Log out' }).click();
  await expect(loginHeading(page)).toBeVisible();
  expect(await storedRefreshToken(page)).toBeNull();
  expect(page.url()).toBe(`${world.origin}/login/`);
  expect(await page.evaluate(() => JSON.stringify(history.state))).toBe('{"hasLoggedOut":true}');
  await submitLogin(page, newcomer);
  await expectLoggedIn(page);
  expect(apiCalls.count(CONFIRM)).toBe(1);

  await page.goto(await mailedChangeLink(world, NEW_EMAIL));
  await expectChanged(page);
});

test('while the server does not answer the link is kept, over a reload too, and can be tried again', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  const link = await freshLink(world);
  await logIn(page, world.demoPlayer);
  await page.route(CONFIRM_PATH, (route) => route.abort('connectionrefused'));
  await page.goto(link);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'An error occurred while confirming your new email. Please try again or contact support.',
  );
  await expect(alert).toContainText('We can’t reach the server.');
  await page.reload();
  const tryAgain = alert.getByRole('button', { name: 'Try again' });
  // After the reload the link is confirmed without a press; that request has ended when the button appears.
  await expect(tryAgain).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  await tryAgain.click();
  await failed;
  await expect(tryAgain).toBeFocused();

  await page.unroute(CONFIRM_PATH);
  await tryAgain.click();
  await expectChanged(page);
});

test('scenario 30: the token of the link is in no address, no Referer and nothing that is logged', async ({
  page,
  world,
}) => {
  const link = await freshLink(world);
  const token = tokenOf(link);
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    const isTheLinkItself = request.isNavigationRequest() && request.url() === link;
    seen.push(referer, isTheLinkItself ? '' : request.url());
  });
  await page.goto(link);
  await expect(loginHeading(page)).toBeVisible();
  await submitLogin(page, world.demoPlayer);
  await expectChanged(page);
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();

  // The browser goes to the address of the mail before any script of ours can hide what it holds.
  const leaks = seen.filter((text) => text.includes(token));
  expect(leaks.filter((text) => text !== link)).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  expect(kept).not.toContain(token);
});

async function freshLink(world: World): Promise<string> {
  await requestEmailChange(world, world.demoPlayer, NEW_EMAIL);
  return mailedChangeLink(world, NEW_EMAIL);
}

async function expectChanged(page: Page): Promise<void> {
  const changed = page.getByRole('group', { name: 'You changed your email.' });
  await expect(changed).toBeFocused();
  await expect(changed).toContainText(`From now on, log in with ${NEW_EMAIL}.`);
}
