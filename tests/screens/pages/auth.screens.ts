import type { Page } from '@playwright/test';

import { freshResetLink, nextPassword } from '../../fixtures/password-reset.ts';
import { anotherCode, mailedCode, mailedLink, newcomer } from '../../fixtures/sign-up.ts';
import type { World } from '../../fixtures/world.ts';
import type { Screen } from '../screen.ts';
import { alert, field, fillLogin, fillSignUp, focusedGroup, screensLike, send } from './by-name.ts';

const logIn = screensLike({ title: 'Log in', at: '/login/', shows: '[name=password]' });
const signUp = screensLike({ title: 'Create account', at: '/signup', shows: '[name=email]' });
const inbox = screensLike({ title: 'Check your inbox', at: '/signup', shows: '[name=email]' });
const verify = screensLike({ title: 'Verify your email', at: '/login/verify-email/', shows: '[name=email]' });

/** What the flows of login, sign-up, verification and password reset show beside the states of their machines. */
export const authScreens: readonly Screen[] = [
  logIn({ name: 'the empty login form' }),
  logIn({ name: 'the login form with nothing typed', then: (page) => sendNothing(page, 'password') }),
  logIn({
    name: 'the login form that was refused',
    logs: /status of 401/,
    then: async (page, { demoPlayer }) => {
      await fillLogin(page, demoPlayer.email, 'not the password');
      await send(page, 'password');
      await focusedGroup(page).waitFor();
    },
  }),
  signUp({
    name: 'the sign-up form for a room',
    at: '/signup?back_url=%2Fapp%2Fdeals%2Friver-room',
    shows: 'h1 bdi',
  }),
  signUp({
    name: 'the sign-up form with mistakes',
    isComposite: true,
    then: async (page) => {
      await field(page, 'email').fill('zoe@mail');
      await field(page, 'password').fill('weak');
      await field(page, 're_password').fill('other');
      await send(page, 'email');
      await focusedGroup(page).waitFor();
    },
  }),
  signUp({
    name: 'the sign-up form with a field that the server refused',
    logs: /status of 400/,
    then: async (page) => {
      await fillSignUp(page, { ...newcomer, firstName: 'Z'.repeat(151) });
      await send(page, 'email');
      await focusedGroup(page).waitFor();
    },
  }),
  inbox({
    name: 'the inbox step without a code typed',
    then: async (page) => {
      await awaitCode(page);
      await send(page, 'code');
      await page.locator('main [name=code][aria-invalid]').waitFor();
    },
  }),
  inbox({
    name: 'the inbox step after a wrong code',
    logs: /status of 400/,
    then: async (page, world) => {
      await awaitCode(page);
      await tryWrongCode(page, world);
      await alert(page).waitFor();
    },
  }),
  inbox({
    name: 'the inbox step after too many wrong codes',
    logs: /status of 400/,
    then: async (page, world) => {
      await awaitCode(page);
      while (await field(page, 'code').isVisible()) {
        const answered = page.waitForResponse('**/email/verify/confirm/**');
        await tryWrongCode(page, world);
        const { code } = (await (await answered).json()) as { code: string };
        if (code === 'code_locked') await field(page, 'code').waitFor({ state: 'detached' });
        else await page.locator('main [type=submit]:not([data-pending])').waitFor();
      }
      await alert(page).waitFor();
    },
  }),
  verify({
    name: 'the form for another verification email after a sign-up in this browser',
    as: async (page) => {
      await page.goto('/signup');
      await awaitCode(page);
    },
    then: (page) => field(page, 'code').waitFor(),
  }),
  verify({
    name: 'the form for another verification email without an address',
    then: (page) => sendNothing(page, 'email'),
  }),
  // The other options below the alert appear a moment later.
  verify({
    name: 'the page behind a malformed verification link',
    title: 'Confirm your email',
    at: '/login/verify-email/code?uidb64=%20&token=no%20token',
  }),
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
  verify({
    name: 'the form for a password reset without an address',
    title: 'Reset your password',
    at: '/login/password-reset/',
    then: (page) => sendNothing(page, 'email'),
  }),
  inbox({
    name: 'the inbox step of a password reset after a reload',
    at: '/login/password-reset/?status=success',
    shows: 'button',
  }),
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
  inbox({
    name: 'the inbox step behind a dead reset link',
    at: '/login/password-reset/create-new',
    then: async (page, { demoPlayer }) => {
      await field(page, 'email').fill(demoPlayer.email);
      await send(page, 'email');
      await page.locator('main h1 ~ p bdi').waitFor();
    },
  }),
];

async function sendNothing(page: Page, fieldName: string): Promise<void> {
  await send(page, fieldName);
  await invalid(page, 'email').waitFor();
}

function invalid(page: Page, name: string) {
  return page.locator(`[name=${name}][aria-invalid]:focus`);
}

/** Signs up with the form on screen. */
async function awaitCode(page: Page): Promise<void> {
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
  await page.goto(await freshResetLink(world, world.demoPlayer.email));
  await field(page, 'new_password').fill(password);
  await field(page, 're_new_password').fill(repeated);
  await send(page, 'new_password');
  await invalid(page, 'new_password').waitFor();
}
