import type { Page } from '@playwright/test';

import { freshResetLink, nextPassword } from '../../fixtures/password-reset.ts';
import { anotherCode, mailedCode, mailedLink, newcomer } from '../../fixtures/sign-up.ts';
import type { World } from '../../fixtures/world.ts';
import type { Screen } from '../screen.ts';
import { alert, field, fillLogin, fillSignUp, focusedGroup, send } from './by-name.ts';

/** What the flows of login, sign-up, verification and password reset show beside the states of their machines. */
export const authScreens: readonly Screen[] = [
  {
    name: 'the empty login form',
    title: 'Log in',
    open: (page) => openForm(page, '/login/', 'password'),
  },
  {
    name: 'the login form with nothing typed',
    title: 'Log in',
    open: async (page) => {
      await openForm(page, '/login/', 'password');
      await send(page, 'password');
      await invalid(page, 'email').waitFor();
    },
  },
  {
    name: 'the login form that was refused',
    title: 'Log in',
    logs: /status of 401/,
    open: async (page, { demoPlayer }) => {
      await openForm(page, '/login/', 'password');
      await fillLogin(page, demoPlayer.email, 'not the password');
      await send(page, 'password');
      await focusedGroup(page).waitFor();
    },
  },
  {
    name: 'the sign-up form for a room',
    title: 'Create account',
    open: async (page) => {
      await page.goto('/signup?back_url=%2Fapp%2Fdeals%2Friver-room');
      await page.locator('main h1 bdi').waitFor();
    },
  },
  {
    name: 'the sign-up form with mistakes',
    isComposite: true,
    title: 'Create account',
    open: async (page) => {
      await openForm(page, '/signup');
      await field(page, 'email').fill('zoe@mail');
      await field(page, 'password').fill('weak');
      await field(page, 're_password').fill('other');
      await send(page, 'email');
      await focusedGroup(page).waitFor();
    },
  },
  {
    name: 'the sign-up form with a field that the server refused',
    title: 'Create account',
    logs: /status of 400/,
    open: async (page) => {
      await openForm(page, '/signup');
      await fillSignUp(page, { ...newcomer, firstName: 'Z'.repeat(151) });
      await send(page, 'email');
      await focusedGroup(page).waitFor();
    },
  },
  {
    name: 'the inbox step without a code typed',
    title: 'Check your inbox',
    open: async (page) => {
      await openInboxStep(page);
      await send(page, 'code');
      await page.locator('main [name=code][aria-invalid]').waitFor();
    },
  },
  {
    name: 'the inbox step after a wrong code',
    title: 'Check your inbox',
    logs: /status of 400/,
    open: async (page, world) => {
      await openInboxStep(page);
      await tryWrongCode(page, world);
      await alert(page).waitFor();
    },
  },
  {
    name: 'the inbox step after too many wrong codes',
    title: 'Check your inbox',
    logs: /status of 400/,
    open: async (page, world) => {
      await openInboxStep(page);
      while (await field(page, 'code').isVisible()) {
        const answered = page.waitForResponse('**/email/verify/confirm/**');
        await tryWrongCode(page, world);
        const { code } = (await (await answered).json()) as { code: string };
        if (code === 'code_locked') await field(page, 'code').waitFor({ state: 'detached' });
        else await page.locator('main [type=submit]:not([data-pending])').waitFor();
      }
      await alert(page).waitFor();
    },
  },
  {
    name: 'the form for another verification email after a sign-up in this browser',
    title: 'Verify your email',
    open: async (page) => {
      await openInboxStep(page);
      await openForm(page, '/login/verify-email/');
      await field(page, 'code').waitFor();
    },
  },
  {
    name: 'the form for another verification email without an address',
    title: 'Verify your email',
    open: async (page) => {
      await openForm(page, '/login/verify-email/');
      await send(page, 'email');
      await invalid(page, 'email').waitFor();
    },
  },
  {
    name: 'the page behind a malformed verification link',
    title: 'Confirm your email',
    // The other options below the alert appear a moment later.
    open: (page) => openForm(page, '/login/verify-email/code?uidb64=%20&token=no%20token'),
  },
  {
    name: 'the page behind an outdated verification link after a wrong code',
    title: 'Confirm your email',
    logs: /status of 400/,
    open: async (page, world) => {
      await page.goto(await freshLink(world));
      await page.locator('main button').waitFor();
      await freshLink(world);
      await page.locator('main button').click();
      await field(page, 'code').fill(anotherCode(await mailedCode(world, world.unverifiedPlayer)));
      const answered = page.waitForResponse('**/email/verify/confirm/**');
      await send(page, 'code');
      await answered;
      await page.locator('main form:has([name=code]) [type=submit]:not([data-pending])').waitFor();
    },
  },
  {
    name: 'the form for a password reset without an address',
    title: 'Reset your password',
    open: async (page) => {
      await openForm(page, '/login/password-reset/');
      await send(page, 'email');
      await invalid(page, 'email').waitFor();
    },
  },
  {
    name: 'the inbox step of a password reset after a reload',
    title: 'Check your inbox',
    open: async (page) => {
      await page.goto('/login/password-reset/?status=success');
      await page.locator('main button').waitFor();
    },
  },
  {
    name: 'the form for a new password with mistakes',
    title: 'Choose a new password',
    open: (page, world) => choosePassword(page, world, 'weak', 'other'),
  },
  {
    name: 'the form for a new password that the server refused',
    title: 'Choose a new password',
    logs: /status of 400/,
    // Longer than the server takes.
    open: (page, world) => choosePassword(page, world, nextPassword.repeat(12)),
  },
  {
    name: 'the inbox step behind a dead reset link',
    title: 'Check your inbox',
    open: async (page, { demoPlayer }) => {
      await openForm(page, '/login/password-reset/create-new');
      await field(page, 'email').fill(demoPlayer.email);
      await send(page, 'email');
      await page.locator('main h1 ~ p bdi').waitFor();
    },
  },
];

async function openForm(page: Page, address: string, name = 'email'): Promise<void> {
  await page.goto(address);
  await field(page, name).waitFor();
}

function invalid(page: Page, name: string) {
  return page.locator(`[name=${name}][aria-invalid]:focus`);
}

async function openInboxStep(page: Page): Promise<void> {
  await openForm(page, '/signup');
  await fillSignUp(page, newcomer);
  await send(page, 'email');
  await field(page, 'code').waitFor();
}

async function tryWrongCode(page: Page, world: World): Promise<void> {
  await field(page, 'code').fill(anotherCode(await mailedCode(world)));
  await send(page, 'code');
}

/** Invalidates the earlier links. */
async function freshLink(world: World): Promise<string> {
  const { email } = world.unverifiedPlayer;
  await world.post('account/email/verify/resend/', { email });
  return mailedLink(world, { email });
}

async function choosePassword(page: Page, world: World, password: string, repeated = password) {
  await openForm(page, await freshResetLink(world, world.demoPlayer.email), 'new_password');
  await field(page, 'new_password').fill(password);
  await field(page, 're_new_password').fill(repeated);
  await send(page, 'new_password');
  await invalid(page, 'new_password').waitFor();
}
