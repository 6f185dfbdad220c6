import { REFRESH } from '../fixtures/api-calls.ts';
import { bareBrowser } from '../fixtures/bare-browser.ts';
import { expect, test } from '../fixtures/journey.ts';
import { homeHeading, loginHeading, memberMenu } from '../fixtures/nav.ts';
import { REDEEM_CALL } from '../fixtures/redemption.ts';
import { settingsCard } from '../fixtures/settings.ts';
import {
  emailField,
  expectLoggedIn,
  submitLogin,
  logIn,
  logOut,
  storedRefreshToken,
} from '../fixtures/login.ts';

const SESSION_ENDED = 'We ended your session to keep your account safe. Log in to go on.';
const PAST_EXPIRY_S = 6 * 60;
const DAY_S = 24 * 60 * 60;
const PAST_REFRESH_EXPIRY_S = 31 * DAY_S;

test('scenario 7: a refused refresh leads to the login once, with the way back, in every tab', async ({
  page,
  context,
  world,
  apiCalls,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await logIn(page, world.demoPlayer);
  const other = await context.newPage();
  await other.goto('/app/?tab=other');
  await expectLoggedIn(other);
  const moves: string[] = [];
  page.on('framenavigated', (frame) => moves.push(new URL(frame.url()).pathname));
  apiCalls.forget();

  world.clock.advance(PAST_REFRESH_EXPIRY_S);
  await page.goto('/app/?x=1#balance');

  for (const [tab, wanted] of [
    [page, '/app/?x=1#balance'],
    [other, '/app/?tab=other'],
  ] as const) {
    await expect(loginHeading(tab)).toBeVisible();
    expect(new URL(tab.url()).searchParams.get('back_url')).toBe(wanted);
    expect(await storedRefreshToken(tab)).toBeNull();
    await expect(tab.getByRole('status').filter({ hasText: SESSION_ENDED })).toBeVisible();
  }
  expect(moves).toEqual(['/app/', '/login/']);
  expect(apiCalls.count(REFRESH)).toBe(1);

  await submitLogin(page, world.demoPlayer);
  await expectLoggedIn(page);
  expect(page.url()).toBe(`${world.origin}/app/?x=1#balance`);
  await expectLoggedIn(other);
  expect(other.url()).toBe(`${world.origin}/app/?tab=other`);
});

test('a session that ended by its age says so at the login', async ({ page, world, browserConsole }) => {
  browserConsole.expect(/status of 401/);
  await logIn(page, world.demoPlayer);
  for (let month = 0; month < 3; month += 1) {
    world.clock.advance(25 * DAY_S);
    await page.reload();
    await expectLoggedIn(page);
  }
  // The page that is left would tell it itself, if it made one more call.
  await page.goto('about:blank');
  world.clock.advance(16 * DAY_S);
  await page.goto('/app/');

  const notice = page.getByRole('status').filter({ hasText: 'We ended your session' });
  await expect(notice).toHaveText('We ended your session to keep your account safe. Log in to go on.');
  await expect(emailField(page)).toHaveValue(world.demoPlayer.email);
  await submitLogin(page, world.demoPlayer);
  await expectLoggedIn(page);
});

test('scenario 23: where the browser refuses everything, a day of play works to its end', async ({
  page,
  context,
  world,
  apiCalls,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await bareBrowser(context);
  await logIn(page, world.demoPlayer);
  await expect(page.getByText('Your browser blocks storage')).toHaveCount(1);

  world.clock.advance(PAST_EXPIRY_S);
  await page.getByRole('banner').getByRole('link', { name: 'Rewards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
  await expect(page.getByRole('grid', { name: /./ }).first()).toBeVisible();
  expect(apiCalls.count(REFRESH)).toBe(1);

  await memberMenu(page).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const { field, button, card } = settingsCard(page, 'Password');
  await field('Current password').fill(world.demoPlayer.password);
  await field('New password').fill('Quiet-Turn-77');
  await field('Confirm password').fill('Quiet-Turn-77');
  world.clock.advance(PAST_EXPIRY_S);
  await button('Change password').click();
  await expect(card).toContainText('You changed your password.');

  world.clock.advance(PAST_EXPIRY_S);
  await page.getByRole('banner').getByRole('link', { name: 'Rewards' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Redeem Edge' }).first().click();
  await expect(page.getByRole('button', { name: 'Redeem Premium' })).toBeVisible();
  // Before the quote is read, and not after: the redemption is valid by the clock of the last answer.
  world.clock.advance(PAST_EXPIRY_S);
  await page.getByRole('button', { name: 'Redeem Premium' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem 800.00 Edge' }).click();
  await expect(page.getByRole('region', { name: 'We’ve received your redemption' })).toBeVisible();
  expect(apiCalls.count(REDEEM_CALL)).toBe(1);
  await expect(page.getByText('Your browser blocks storage')).toHaveCount(1);

  await logOut(page);
  await expect(homeHeading(page)).toBeVisible();
});

test('malformed values in the storage are ignored', async ({ page, world, browserConsole }) => {
  browserConsole.expect(/status of 401/);
  await page.goto('/support');
  await page.evaluate(() => {
    localStorage.setItem('user_refresh', 'garbage');
    localStorage.setItem('user_login', '{');
    localStorage.setItem('settings-storage', '{');
    localStorage.setItem('pending-login', '[null');
    localStorage.setItem('language', 'xx');
  });

  await page.goto('/login/');

  await expect(loginHeading(page)).toBeVisible();
  await expect.poll(() => storedRefreshToken(page)).toBeNull();
  await submitLogin(page, world.demoPlayer);
  await expectLoggedIn(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
