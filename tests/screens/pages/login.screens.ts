import type { Page } from '@playwright/test';

import type { World } from '../../fixtures/world.ts';
import { field, fillLogin, focusedGroup, send, stopServerBehind } from './by-name.ts';
import { NO_CONNECTION, type Screen } from '../screen.ts';

export const loginScreens: readonly Screen[] = [
  {
    name: 'the empty login form',
    title: 'Log in',
    open: (page) => openForm(page),
  },
  {
    name: 'the login form with nothing typed',
    title: 'Log in',
    open: async (page) => {
      await openForm(page);
      await send(page, 'password');
      await page.locator('[name=email][aria-invalid]:focus').waitFor();
    },
  },
  {
    name: 'the login form that was refused',
    title: 'Log in',
    logs: /status of 401/,
    open: async (page, world) => {
      await openForm(page);
      await tryWrongPassword(page, world);
    },
  },
  {
    name: 'the login form after too many tries',
    title: 'Log in',
    logs: /status of 429/,
    open: async (page, world) => {
      await useUpTries(world);
      await openForm(page);
      await tryWrongPassword(page, world);
    },
  },
  {
    name: 'the login form while the server is down',
    title: 'Log in',
    logs: NO_CONNECTION,
    open: async (page, world) => {
      await openForm(page);
      await stopServerBehind(page, world);
      await tryWrongPassword(page, world);
    },
  },
];

async function openForm(page: Page): Promise<void> {
  await page.goto('/login/');
  await field(page, 'password').waitFor();
}

async function tryWrongPassword(page: Page, { demoPlayer }: World): Promise<void> {
  await fillLogin(page, demoPlayer.email, 'not the password');
  await send(page, 'password');
  await focusedGroup(page).waitFor();
}

async function useUpTries({ origin, demoPlayer }: World): Promise<void> {
  const attempt = async (): Promise<number> => {
    const answer = await fetch(`${origin}/api/v1/token/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: demoPlayer.email, password: 'not the password' }),
    });
    return answer.status;
  };
  while ((await attempt()) !== 429);
}
