import { REGISTER } from '../fixtures/api-calls.ts';
import { submitTwiceAtOnce } from '../fixtures/submit-twice.ts';
import { expect, test } from '../fixtures/journey.ts';
import {
  emailField,
  expectLoggedIn,
  submitLogin,
  loginButton,
  passwordField,
  logOut,
  storedRefreshToken,
} from '../fixtures/login.ts';
import {
  confirmButton,
  createAccountButton,
  expectInboxStep,
  expectVerified,
  fillSignUpForm,
  newcomer,
  signUp,
} from '../fixtures/sign-up.ts';

test('scenario 36: a new person with a plus in the address signs up, verifies, logs in, stays, and leaves', async ({
  page,
  context,
  world,
}) => {
  const firstAskedFor = `${world.origin}/app/?x=1#balance`;

  await test.step('a private page asks for a login, and the login offers an account', async () => {
    await page.goto(firstAskedFor);
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
    await fillSignUpForm(page);
    await createAccountButton(page).click();
    await expectInboxStep(page);
    await expect(page.getByRole('main')).toContainText(newcomer.email);
  });

  const tab = await context.newPage();
  await test.step('the mail is opened, and its link followed', async () => {
    await tab.goto('/dev/mailbox');
    await tab.getByRole('link', { name: newcomer.email }).click();
    await tab.getByRole('link', { name: 'Confirm my email address' }).click();
    await expect(tab.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    await confirmButton(tab).click();
  });

  await test.step('success counts down, and leads to the login with the address filled in', async () => {
    await expectVerified(tab);
    await expect(tab.getByText('Going to the login')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Stay on this page' })).toBeVisible();
    await tab.getByRole('link', { name: 'Continue' }).click();
    await expect(tab.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(emailField(tab)).toHaveValue(newcomer.email);
  });

  await test.step('the login lands on the page first asked for', async () => {
    await passwordField(tab).fill(newcomer.password);
    await loginButton(tab).click();
    await expectLoggedIn(tab);
    await expect(tab.getByRole('heading', { name: `Welcome back, ${newcomer.firstName}` })).toBeVisible();
    expect(tab.url()).toBe(firstAskedFor);
  });

  await test.step('a reload changes nothing', async () => {
    await tab.reload();
    await expectLoggedIn(tab);
    expect(tab.url()).toBe(firstAskedFor);
  });

  await test.step('logging out ends on the home page', async () => {
    await logOut(tab);
    await expect(tab.getByRole('heading', { name: 'Rakeback Wizard' })).toBeVisible();
    expect(await storedRefreshToken(tab)).toBeNull();
  });
});

test('a taken address gets the same answer as a new one, and its owner receives a mail', async ({
  page,
  world,
}) => {
  const shownFor = async (email: string) => {
    await signUp(page, { ...newcomer, email });
    const words = await page.getByRole('main').innerText();
    return words.replaceAll(email, '<address>').replace(/in \d+ seconds?/, '<soon>');
  };
  const forTaken = await shownFor(world.demoPlayer.email);
  await page.goto('/');
  const forNew = await shownFor(newcomer.email);

  expect(forTaken).toBe(forNew);
  const mails = await world.mailsTo(world.demoPlayer.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account']);
});

test('with the server down a sign-up says so, keeps everything, and works when it is back', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await page.goto('/signup');
  await fillSignUpForm(page);
  await page.waitForLoadState('networkidle');
  await world.stopServer();
  await createAccountButton(page).click();

  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'An error occurred while signing up. Please try again later or contact support.',
  );
  await expect(alert).toContainText('The server did not answer.');
  await expect(passwordField(page)).toHaveValue(newcomer.password);
  await expect(page.getByLabel('Country of residence')).toHaveValue('CA');

  await world.startServer();
  await createAccountButton(page).click();
  await expectInboxStep(page);
});

test('scenario 24: a double click, and Enter with a click, sign up once', async ({
  page,
  apiCalls,
  world,
}) => {
  await page.goto('/signup');
  await fillSignUpForm(page);
  await createAccountButton(page).dblclick();
  await expectInboxStep(page);
  expect(apiCalls.count(REGISTER)).toBe(1);

  const other = { ...newcomer, email: 'other@mail.test' };
  await page.getByRole('button', { name: 'Use another address' }).click();
  await fillSignUpForm(page, other);
  apiCalls.forget();
  await submitTwiceAtOnce(emailField(page));
  await expectInboxStep(page);
  expect(apiCalls.all()).toEqual([REGISTER]);
  expect((await world.mailsTo(other.email)).length).toBe(1);
});

test('a visitor who wants to see a room creates an account for it, or logs in, and lands there', async ({
  page,
  world,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See River Room' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create an account to see River Room' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('back_url')).toBe('/app/deals/river-room');

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await submitLogin(page, world.demoPlayer);
  await expect(page.getByRole('heading', { name: 'River Room Deals' })).toBeVisible();
  expect(page.url()).toBe(`${world.origin}/app/deals/river-room`);
});
