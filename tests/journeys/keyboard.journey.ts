import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { press, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { memberMenu } from '../fixtures/nav.ts';
import { emailField, passwordField, logIn } from '../fixtures/login.ts';
import { confirmButton, createAccountButton, mailedLink, newcomer } from '../fixtures/sign-up.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/signup');
  await emailField(page).waitFor();
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('the whole way from sign-up to logout goes by keyboard alone', async ({ page, world }) => {
  await page.goto('/');
  const signUpLink = page.getByRole('main').getByRole('link', { name: 'Create account' });
  await press(signUpLink, 'Enter', heading(page, 'Create account'));
  await expect(heading(page, 'Create account')).toBeFocused();

  await typeInto(page.getByLabel('First name'), newcomer.firstName);
  await typeInto(page.getByLabel('Last name'), newcomer.lastName);
  await typeInto(page.getByLabel('Country of residence'), newcomer.country);
  await typeInto(emailField(page), newcomer.email);
  await typeInto(passwordField(page), newcomer.password);
  await typeInto(page.getByLabel('Confirm password', { exact: true }), newcomer.password);
  await press(
    page.getByRole('checkbox', { name: 'I agree' }),
    'Space',
    page.getByRole('checkbox', { checked: true }),
  );
  await press(createAccountButton(page), 'Enter', heading(page, 'Check your inbox'));
  await expect(heading(page, 'Check your inbox')).toBeFocused();

  await page.goto(await mailedLink(world));
  await press(confirmButton(page), 'Space', heading(page, 'Your email is verified'));
  await expect(heading(page, 'Your email is verified')).toBeFocused();
  await press(page.getByRole('main').getByRole('link', { name: 'Log in' }), 'Enter', heading(page, 'Log in'));
  await expect(heading(page, 'Log in')).toBeFocused();

  await typeInto(passwordField(page), newcomer.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Welcome back')).toBeFocused();
  await tabTo(memberMenu(page));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Turn your rake into a solver subscription')).toBeFocused();
});

test('the element that replaces a pressed button gets focus', async ({ page, world }) => {
  await page.goto('/login/verify-email/');
  await typeInto(emailField(page), world.unverifiedPlayer.email);
  await press(
    page.getByRole('button', { name: 'Send me a link' }),
    'Enter',
    page.getByText('we’ve sent a new link'),
  );

  await page.goto(await mailedLink(world, world.unverifiedPlayer));
  await press(confirmButton(page), 'Enter', page.getByRole('button', { name: 'Stay on this page' }));
  const stay = page.getByRole('button', { name: 'Stay on this page' });
  await tabTo(stay);
  await page.keyboard.press('Enter');
  await expect(stay).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

test('Try again keeps focus on the page, whether it succeeds or fails', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await logIn(page, world.demoPlayer);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await tryAgain.waitFor();
  await press(tryAgain, 'Enter', heading(page, 'We can’t reach the server'));

  await tabTo(tryAgain);
  // From here an automatic retry may reach the server first.
  await page.unroute('**/api/**');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Welcome back')).toBeFocused();
});
