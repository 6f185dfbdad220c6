import type { Page } from '@playwright/test';

import { anotherCode, mailedCode, newcomer } from '../../fixtures/sign-up.ts';
import type { World } from '../../fixtures/world.ts';
import { alert, field, fillSignUp, focusedGroup, send, stopServerBehind } from './by-name.ts';
import { NO_CONNECTION, type Screen } from '../screen.ts';

const COOL_DOWN_MS = 60_000;

export const signUpScreens: readonly Screen[] = [
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
      await openForm(page);
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
      await openForm(page);
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
    name: 'the inbox step when no other email could be sent',
    title: 'Check your inbox',
    logs: NO_CONNECTION,
    open: async (page, world) => {
      await page.clock.install();
      await openInboxStep(page);
      await page.clock.fastForward(COOL_DOWN_MS);
      await stopServerBehind(page, world);
      await page.locator('main button:not([type=submit])').first().click();
      await alert(page).waitFor();
    },
  },
];

async function openForm(page: Page): Promise<void> {
  await page.goto('/signup');
  await field(page, 'email').waitFor();
}

async function openInboxStep(page: Page): Promise<void> {
  await openForm(page);
  await fillSignUp(page, newcomer);
  await send(page, 'email');
  await field(page, 'code').waitFor();
}

async function tryWrongCode(page: Page, world: World): Promise<void> {
  await field(page, 'code').fill(anotherCode(await mailedCode(world)));
  await send(page, 'code');
}
