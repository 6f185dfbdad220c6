import type { Page } from '@playwright/test';

import { freshResetLink, nextPassword } from '../../fixtures/password-reset.ts';
import type { World } from '../../fixtures/world.ts';
import { alert, field, send, stopServerBehind } from './by-name.ts';
import { NO_CONNECTION, type Screen } from '../screen.ts';

const FORM = '/login/password-reset/';
const COOL_DOWN_MS = 60_000;

export const passwordResetScreens: readonly Screen[] = [
  {
    name: 'the form for a password reset without an address',
    title: 'Reset your password',
    open: async (page) => {
      await openForm(page);
      await send(page, 'email');
      await page.locator('[name=email][aria-invalid]:focus').waitFor();
    },
  },
  {
    name: 'the form for a password reset after too many tries',
    title: 'Reset your password',
    logs: /status of 429/,
    open: async (page, world) => {
      await page.route('**/account/password/reset/', (route) =>
        route.fulfill({ status: 429, headers: { 'Retry-After': '300' }, json: { detail: 'Too many.' } }),
      );
      await openForm(page);
      await ask(page, world);
      await alert(page).waitFor();
    },
  },
  {
    name: 'the inbox step of a password reset after a reload',
    title: 'Check your inbox',
    open: async (page) => {
      await page.goto(`${FORM}?status=success`);
      await page.locator('main button').waitFor();
    },
  },
  {
    name: 'the inbox step of a password reset when no other email could be sent',
    title: 'Check your inbox',
    logs: NO_CONNECTION,
    open: async (page, world) => {
      await page.clock.install();
      await openForm(page);
      await openInbox(page, world);
      await page.clock.fastForward(COOL_DOWN_MS);
      await stopServerBehind(page, world);
      await page.locator('main button').first().click();
      await alert(page).waitFor();
    },
  },
  {
    name: 'the form for a new password with mistakes',
    title: 'Choose a new password',
    open: async (page, world) => {
      await openLink(page, world);
      await choose(page, 'weak', 'other');
      await page.locator('[name=new_password][aria-invalid]:focus').waitFor();
    },
  },
  {
    name: 'the form for a new password that the server refused',
    title: 'Choose a new password',
    logs: /status of 400/,
    open: async (page, world) => {
      await openLink(page, world);
      // Longer than the server takes.
      await choose(page, nextPassword.repeat(12));
      await page.locator('[name=new_password][aria-invalid]:focus').waitFor();
    },
  },
  {
    name: 'the page behind a malformed reset link',
    title: 'Choose a new password',
    open: async (page) => {
      await page.goto('/login/password-reset/create-new?uidb64=%20&token=no%20token');
      await alert(page).waitFor();
    },
  },
  {
    name: 'the inbox step behind a dead reset link',
    title: 'Check your inbox',
    open: async (page, world) => {
      await page.goto('/login/password-reset/create-new');
      await openInbox(page, world);
    },
  },
];

async function openForm(page: Page): Promise<void> {
  await page.goto(FORM);
  await field(page, 'email').waitFor();
}

async function ask(page: Page, { demoPlayer }: World): Promise<void> {
  await field(page, 'email').fill(demoPlayer.email);
  await send(page, 'email');
}

async function openInbox(page: Page, world: World): Promise<void> {
  await ask(page, world);
  await page.locator('main h1 ~ p bdi').waitFor();
}

async function openLink(page: Page, world: World): Promise<void> {
  await page.goto(await freshResetLink(world, world.demoPlayer.email));
  await field(page, 'new_password').waitFor();
}

async function choose(page: Page, password = nextPassword, repeated = password): Promise<void> {
  await field(page, 'new_password').fill(password);
  await field(page, 're_new_password').fill(repeated);
  await send(page, 'new_password');
}
