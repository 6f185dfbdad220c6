import { expect, test } from '../fixtures/journey.ts';
import {
  emailField,
  expectLoggedIn,
  loginButton,
  passwordField,
  storedRefreshToken,
} from '../fixtures/login.ts';
import {
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
  await phone.getByRole('main').getByRole('link', { name: 'Log in' }).tap();
  await expect(phone.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await storedRefreshToken(phone)).toBeNull();
  await phoneBrowser.close();

  expect(await storedRefreshToken(page)).toBeNull();
  await expectInboxStep(page);
  await typeCode(page, await mailedCode(world));
  await expectVerified(page);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(emailField(page)).toHaveValue(newcomer.email);
  await passwordField(page).fill(newcomer.password);
  await loginButton(page).click();
  await expectLoggedIn(page);
  expect(page.url()).toBe(`${world.origin}/app/?from=desktop`);
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
  await later.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(emailField(later)).toHaveValue(newcomer.email);
  expect(await later.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
