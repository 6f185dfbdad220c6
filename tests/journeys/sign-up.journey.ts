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
    await tab.getByRole('link', { name: 'Confirm my email' }).click();
    await expect(tab.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    await confirmButton(tab).click();
  });

  await test.step('success counts down, and leads to the login with the address filled in', async () => {
    await expectVerified(tab);
    await expect(tab.getByText(/^We’ll open the login page in \d+ seconds\.$/)).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Stay on this page' })).toBeVisible();
    await tab.getByRole('main').getByRole('link', { name: 'Log in' }).click();
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
    await expect(
      tab.getByRole('heading', { name: 'Turn your rake into a solver subscription' }),
    ).toBeVisible();
    expect(await storedRefreshToken(tab)).toBeNull();
  });
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
