import type { Page } from '@playwright/test';

import type { World } from '../../fixtures/world.ts';
import { field, focusedGroup, send, rememberDemo, logInAsDemo } from './by-name.ts';
import type { Screen } from '../screen.ts';

const ACCOUNT = '**/api/v1/account/';
const title = 'Settings';

export const settingsScreens: readonly Screen[] = [
  { name: 'the settings', isComposite: true, title, open: openSettings },
  {
    name: 'the settings with contacts that are wrong',
    title,
    open: async (page, world) => {
      await openSettings(page, world);
      await field(page, 'whatsapp_number').fill('123');
      await send(page, 'whatsapp_number');
      await focusedGroup(page).waitFor();
    },
  },
  {
    name: 'the settings with a contact that the server refuses',
    title,
    logs: /status of 400/,
    open: async (page, world) => {
      await openSettings(page, world);
      await page.route(ACCOUNT, (route) =>
        route.fulfill({ status: 400, json: { discord_id: ['Enter a valid value.'] } }),
      );
      await field(page, 'discord_id').fill('zoe');
      await send(page, 'discord_id');
      await focusedGroup(page).waitFor();
    },
  },
  {
    name: 'the settings while they load',
    title,
    open: async (page, world) => {
      await logInAsDemo(page, world);
      await stopAnswers(page);
      await turnToSettings(page);
      await page.locator('main [aria-busy=true], main [role=status]').first().waitFor();
    },
  },
  {
    name: 'the settings that did not load',
    title,
    logs: /status of 404/,
    open: async (page, world) => {
      await logInAsDemo(page, world);
      await page.route(ACCOUNT, (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } }));
      await turnToSettings(page);
      await page.getByRole('heading', { name: 'Your account did not load.' }).waitFor();
    },
  },
  { name: 'the account', isComposite: true, title: 'Account Management', open: openAccount },
  {
    name: 'the account while its profile is edited',
    title: 'Account Management',
    open: async (page, world) => {
      await openAccount(page, world);
      await page.locator('main section').first().getByRole('button').click();
      await field(page, 'first_name').waitFor();
    },
  },
  {
    name: 'the account with a profile that is wrong',
    title: 'Account Management',
    open: async (page, world) => {
      await openAccount(page, world);
      await page.locator('main section').first().getByRole('button').click();
      await field(page, 'first_name').fill('');
      await send(page, 'first_name');
      await focusedGroup(page).waitFor();
    },
  },
];

async function openSettings(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.goto('/app/user/settings');
  await field(page, 'telegram').waitFor();
}

async function openAccount(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.goto('/app/user/account');
  await page.locator('main dl').waitFor();
}

/** By the menu: a page that is loaded anew would ask for the account before. */
async function turnToSettings(page: Page): Promise<void> {
  await page.locator('header [aria-haspopup]:visible').click();
  await page.locator('[role=menuitem][href="/app/user/settings"]').click();
}

async function stopAnswers(page: Page): Promise<void> {
  await page.route(ACCOUNT, () => undefined);
}
