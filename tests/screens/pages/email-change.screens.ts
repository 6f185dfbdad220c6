import type { Page } from '@playwright/test';

import { mailedChangeLink, requestEmailChange } from '../../fixtures/email-change.ts';
import type { World } from '../../fixtures/world.ts';
import { alert, send, rememberDemo, logInAsDemo } from './by-name.ts';
import type { Screen } from '../screen.ts';

const NEW_EMAIL = 'dana+new@mail.test';
const PAST_EXPIRY_S = 11 * 60;

export const emailChangeScreens: readonly Screen[] = [
  {
    name: 'the email form with mistakes',
    title: 'Settings',
    open: async (page, world) => {
      await openSettings(page, world);
      await send(page, 'new_email');
      await page.locator('main [name=new_email][aria-invalid]:focus').waitFor();
    },
  },
  {
    name: 'the email form with a wrong current password',
    title: 'Settings',
    logs: /status of 400/,
    open: async (page, world) => {
      await openSettings(page, world);
      await ask(page, 'not the password');
      await page.locator('main [name=current_password][aria-invalid]:focus').waitFor();
    },
  },
];

export const emailConfirmationScreens: readonly Screen[] = [
  {
    name: 'the email change behind an expired link',
    title: 'Account Management',
    logs: /status of 400|status of 401/,
    open: async (page, world) => {
      await logInAsDemo(page, world);
      const link = await freshLink(world);
      world.clock.advance(PAST_EXPIRY_S);
      await openLink(page, link);
      await alert(page).waitFor();
    },
  },
  {
    name: 'the email change behind a malformed link',
    title: 'Account Management',
    open: async (page, world) => {
      await rememberDemo(page, world);
      await openLink(page, '/app/user/account?token=no%20token');
      await alert(page).waitFor();
    },
  },
];

async function openSettings(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.goto('/app/user/settings');
  await page.locator('main [name=new_email]').waitFor();
}

async function ask(page: Page, password: string): Promise<void> {
  await page.locator('main [name=new_email]').fill(NEW_EMAIL);
  await page.locator('main form:has([name=new_email]) [name=current_password]').fill(password);
  await send(page, 'new_email');
}

async function freshLink(world: World): Promise<string> {
  await requestEmailChange(world, world.demoPlayer, NEW_EMAIL);
  return mailedChangeLink(world, NEW_EMAIL);
}

async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('main h1').waitFor();
}
