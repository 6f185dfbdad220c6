import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import {
  emailField,
  expectLoggedIn,
  loginButton,
  passwordField,
  storedRefreshToken,
} from '../fixtures/login.ts';
import {
  anotherCode,
  confirmButton,
  createAccountButton,
  expectInboxStep,
  expectVerified,
  fillSignUpForm,
  mailedCode,
  mailedLink,
  newcomer,
  signUp,
  typeCode,
} from '../fixtures/sign-up.ts';

test('scenario 28: a verification page that is only looked at calls nothing', async ({
  page,
  context,
  world,
  apiCalls,
}) => {
  await signUp(page);
  const link = await mailedLink(world);
  apiCalls.forget();

  const withoutScripts = await context.request.get(link);
  const scanner = await context.newPage();
  await scanner.goto(link, { waitUntil: 'networkidle' });
  await scanner.mouse.move(200, 300);
  await scanner.mouse.wheel(0, 400);
  await scanner.keyboard.press('Tab');
  await expect(confirmButton(scanner)).toBeVisible();
  await scanner.reload({ waitUntil: 'networkidle' });

  expect(withoutScripts.status()).toBe(200);
  expect(apiCalls.all()).toEqual([]);
  await confirmButton(scanner).click();
  await expectVerified(scanner);
});

test('scenario 29: verifying on a phone logs nobody in, and the desktop goes on with its code', async ({
  page,
  browser,
  world,
  browserConsole,
}) => {
  await page.goto(`/signup?${new URLSearchParams({ back_url: '/app/?from=desktop' }).toString()}`);
  await fillSignUpForm(page);
  await createAccountButton(page).click();
  await expectInboxStep(page);

  const phoneBrowser = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  browserConsole.watch(phoneBrowser);
  const phone = await phoneBrowser.newPage();
  await phone.goto(await mailedLink(world));
  await confirmButton(phone).tap();
  await expectVerified(phone);
  await phone.getByRole('link', { name: 'Continue' }).tap();
  await expect(phone.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await storedRefreshToken(phone)).toBeNull();
  await phoneBrowser.close();

  expect(await storedRefreshToken(page)).toBeNull();
  await expectInboxStep(page);
  await typeCode(page, await mailedCode(world));
  await expectVerified(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(emailField(page)).toHaveValue(newcomer.email);
  await passwordField(page).fill(newcomer.password);
  await loginButton(page).click();
  await expectLoggedIn(page);
  expect(page.url()).toBe(`${world.origin}/app/?from=desktop`);
});

test('the countdown goes on to the login by itself, and Stay stops it', async ({ page, world, context }) => {
  await signUp(page);
  const link = await mailedLink(world);
  await context.clock.install();
  const [leaving, staying] = [await context.newPage(), await context.newPage()];
  for (const tab of [leaving, staying]) {
    await tab.goto(link);
    await confirmButton(tab).click();
    await expectVerified(tab);
    await tab.bringToFront();
  }
  await staying.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(staying.getByText('Going to the login')).toBeHidden();
  await expect(staying.getByRole('main')).not.toContainText('by itself');

  await context.clock.runFor(6_000);

  await expect(leaving.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expectVerified(staying);
});

test('the code can still be typed after a reload, and where another email is asked for', async ({
  page,
  context,
  world,
}) => {
  await signUp(page);
  await page.reload();
  await expectInboxStep(page);
  await expect(page.getByRole('main')).toContainText(newcomer.email);
  await expect(page.getByRole('button', { name: 'Send another email' })).toBeDisabled();

  const later = await context.newPage();
  await later.goto('/signup');
  await expect(createAccountButton(later)).toBeVisible();
  await later.goto('/login/verify-email/');
  await expect(later.getByRole('main')).not.toContainText(newcomer.email);
  await typeCode(later, await mailedCode(world));
  await expectVerified(later);
  await later.getByRole('link', { name: 'Continue' }).click();
  await expect(emailField(later)).toHaveValue(newcomer.email);
  expect(await later.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('too many wrong codes lock it, and the code of another mail works', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/);
  await page.clock.install();
  await signUp(page);
  const code = await mailedCode(world);

  for (let tries = 0; tries < 4; tries += 1) {
    await typeCode(page, anotherCode(code));
    await expect(verificationAlert(page)).toContainText('This code is not the one in the newest email.');
  }
  await typeCode(page, anotherCode(code));
  await expect(verificationAlert(page)).toContainText('There were too many wrong codes');
  await expect(page.getByLabel('6-digit code')).toBeHidden();

  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Send another email' }).click();
  await expect(page.getByText('a new email is on its way')).toBeVisible();
  await typeCode(page, await mailedCode(world));
  await expectVerified(page);
});

test('an expired link says so and asks for a new mail in place', async ({ page, world, browserConsole }) => {
  browserConsole.expect(/status of 400/);
  await signUp(page);
  const link = await mailedLink(world);
  world.clock.advance(11 * 60);

  await page.goto(link);
  await confirmButton(page).click();

  await expect(verificationAlert(page)).toContainText('This link has expired: it works for 10 minutes.');
  await expect(emailField(page)).toHaveValue(newcomer.email);
  await page.getByRole('button', { name: 'Send a new email' }).click();
  await expect(page.getByText('a new email is on its way')).toBeVisible();
  const newer = await mailedLink(world);
  expect(newer).not.toBe(link);
  await page.goto(newer);
  await confirmButton(page).click();
  await expectVerified(page);
});

test('scenario 35: an older link says that a newer one was sent, and nothing of it leaks into the newer', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/);
  await signUp(page);
  const older = await mailedLink(world);
  await page.goto(`/login/verify-email/?${new URLSearchParams({ email: newcomer.email }).toString()}`);
  await expect(emailField(page)).toHaveValue(newcomer.email);
  await page.getByRole('button', { name: 'Send a new email' }).click();
  await expect(page.getByText('a new email is on its way')).toBeVisible();
  const newer = await mailedLink(world);

  await page.goto(older);
  await confirmButton(page).click();
  await expect(verificationAlert(page)).toContainText('A newer link was sent to you.');

  await page.goto(newer);
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await expect(verificationAlert(page)).toBeHidden();
  await confirmButton(page).click();
  await expectVerified(page);
});

test('a second mail is asked for from where the first was noted, with focus on the button', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await page.goto('/login/verify-email/');
  await emailField(page).fill(world.unverifiedPlayer.email);
  await page.getByRole('button', { name: 'Send a new email' }).click();
  const another = page.getByRole('button', { name: 'Send another email' });
  await page.clock.fastForward(61_000);
  await expect(another).toBeEnabled();
  await page.route('**/email/verify/resend/', async (route) => {
    await expect(another).toBeFocused();
    await expect(emailField(page)).toBeHidden();
    await route.continue();
  });
  await another.click();

  await expect(page.getByText(/You can ask for another email in \d+ seconds\./)).toBeVisible();
  expect((await world.mailsTo(world.unverifiedPlayer.email)).length).toBe(2);
});

test('scenario 32: another mail is promised in the same words whether or not the address is known', async ({
  page,
  world,
}) => {
  const answers: unknown[] = [];
  for (const email of [world.demoPlayer.email, world.unverifiedPlayer.email, 'nobody@rakeback.test']) {
    await page.goto('/login/verify-email/');
    await emailField(page).fill(email);
    const answered = page.waitForResponse('**/api/v1/account/email/verify/resend/');
    await page.getByRole('button', { name: 'Send a new email' }).click();
    const answer = await answered;
    await expect(page.getByText('a new email is on its way')).toBeVisible();
    const words = (await page.getByRole('main').innerText()).replaceAll(email, '<address>');
    answers.push({ status: answer.status(), words: words.replace(/in \d+ seconds?/, '<soon>') });
  }

  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  expect((await world.mailsTo(world.unverifiedPlayer.email)).length).toBe(1);
});

function verificationAlert(page: Page) {
  return page.getByRole('alert').filter({
    hasText: 'Email validation failed. Please try again or contact support.',
  });
}
