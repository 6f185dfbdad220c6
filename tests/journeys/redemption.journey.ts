import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { loginHeading } from '../fixtures/nav.ts';
import { lookAgain, onRedeem, REDEEM, REDEEM_CALL, redemptionsOf } from '../fixtures/redemption.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';
import { watchForText } from '../fixtures/seen-text.ts';
import { passwordField } from '../fixtures/login.ts';
import type { World } from '../fixtures/world.ts';

const PAST_REFRESH_EXPIRY_S = 31 * 24 * 60 * 60;
const ARRIVED = 'We’ve received your redemption';
const NOT_ARRIVED = 'We haven’t received your redemption yet';

const choose = (page: Page) => page.getByRole('button', { name: 'Redeem Premium' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Redeem Premium, 1 month' });
const confirm = (page: Page, price = '800.00') =>
  dialog(page).getByRole('button', { name: `Redeem ${price} Edge` });
const email = (page: Page) => dialog(page).getByRole('textbox', { name: 'Solver account email' });
const outcome = (page: Page, title: string) => page.getByRole('region', { name: title });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Edge$/ });

async function considerPremium(page: Page): Promise<void> {
  await page.goto(REDEEM);
  await choose(page).click();
  await expect(confirm(page)).toBeEnabled();
}

/** The keys of the redemptions that the server has received since there were `before` of them. */
async function newKeys(world: World, before: number): Promise<string[]> {
  const all = await redemptionsOf(world);
  return all.slice(0, all.length - before).map(({ idempotency_key }) => idempotency_key);
}

function sentKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (request.method() === 'POST' && key !== undefined) keys.push(key);
  });
  return keys;
}

test('scenario 38: pressed twice, and in two tabs, it is one redemption', async ({
  page,
  context,
  world,
  apiCalls,
}) => {
  await rememberDemo(page, world);
  const before = (await redemptionsOf(world)).length;
  await considerPremium(page);
  const other = await context.newPage();
  await considerPremium(other);

  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await onRedeem(page, async (route) => {
    await held;
    await route.fallback();
  });
  // Enter and a click in one task of the browser, faster than a person can.
  await email(page).evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit();
    input.form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  });
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();

  await confirm(other).click();
  await expect(dialog(other).getByRole('group', { name: /^An error occurred/ })).toContainText(
    'You’re redeeming in another tab. We sent nothing from this one.',
  );
  answer();
  await expect(outcome(page, ARRIVED)).toBeVisible();
  expect(await newKeys(world, before)).toHaveLength(1);
  expect(apiCalls.count(REDEEM_CALL)).toBe(1);

  await press(other, 'Check again');
  await expect(dialog(other)).toBeHidden();
  await expect(header(other)).toHaveText('450.00 Edge');
});

test('scenario 39: with the server down nobody knows; once back it is looked up, and sent again with the same key', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await rememberDemo(page, world);
  const before = (await redemptionsOf(world)).length;
  const sent = sentKeys(page);
  await considerPremium(page);
  await email(page).fill('dana@gmial.com');
  await press(page, 'Did you mean dana@gmail.com?');
  await expect(email(page)).toHaveValue('dana@gmail.com');
  await page.waitForLoadState('networkidle');
  await onRedeem(page, async (route) => {
    await world.stopServer();
    await route.abort('connectionrefused');
  });
  await confirm(page).click();
  const unknown = outcome(page, 'We don’t know yet if we received your redemption');
  await expect(unknown).toContainText('You won’t pay twice.');

  await page.unrouteAll();
  await world.startServer();
  await lookAgain(page);
  await expect(outcome(page, NOT_ARRIVED)).toContainText('dana@gmail.com');
  await press(page, 'Send it again');
  await expect(outcome(page, ARRIVED)).toContainText('dana@gmail.com');
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(await newKeys(world, before)).toEqual([sent[0]]);
});

test('scenario 40: after redeeming, header, redeem page and history show the same balance without a reload', async ({
  page,
  world,
}) => {
  await rememberDemo(page, world);
  const seen = await watchForText(page, 'Your balance changed');
  await considerPremium(page);
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: ARRIVED })).toBeFocused();
  await expect(header(page)).toHaveText('450.00 Edge');
  await expect(page.getByRole('main')).toContainText('450.00');
  await expect(page.getByRole('main')).not.toContainText('1,250.00');
  await press(page, 'Done');
  await expect(outcome(page, ARRIVED)).toBeHidden();

  await page.getByRole('link', { name: 'Edge History', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '−800.00' }).first()).toContainText('450.00');
  await expect(header(page)).toHaveText('450.00 Edge');
  expect(await seen.seen()).toEqual([]);
});

test('after a session that ends during a redemption, the next login first shows the outcome of the redemption', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await rememberDemo(page, world);
  await considerPremium(page);
  await onRedeem(page, (route) => {
    world.clock.advance(PAST_REFRESH_EXPIRY_S);
    return route.fallback();
  });
  await confirm(page).click();
  await expect(loginHeading(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(world.demoPlayer.email);
  await passwordField(page).fill(world.demoPlayer.password);
  await press(page, 'Log in');
  await expect(page).toHaveURL(REDEEM);
  await expect(outcome(page, 'We didn’t receive your redemption')).toContainText(
    'Nothing was taken from your balance.',
  );
  await press(page, 'Back to the plans');
  await expect(choose(page)).toBeVisible();
  await expect(header(page)).toHaveText('1,250.00 Edge');
});
