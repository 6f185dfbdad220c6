import type { Page } from '@playwright/test';

import type { World } from '../../fixtures/world.ts';
import type { Screen } from '../screen.ts';
import { field, focusedGroup, logInAsDemo, rememberDemo, send } from './by-name.ts';

const ACCOUNT = '**/api/v1/account/';
const title = 'Settings';

/** The account and the settings, beside the states of their machines. */
export const accountScreens: readonly Screen[] = [
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
      await page.route(ACCOUNT, () => undefined);
      await chooseSettings(page);
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
      await chooseSettings(page);
      await page.getByRole('heading', { name: 'Your account did not load.' }).waitFor();
    },
  },
  {
    name: 'the email form with mistakes',
    title,
    open: async (page, world) => {
      await openSettings(page, world);
      await send(page, 'new_email');
      await page.locator('main [name=new_email][aria-invalid]:focus').waitFor();
    },
  },
  {
    name: 'the email form with a wrong current password',
    title,
    logs: /status of 400/,
    open: async (page, world) => {
      await openSettings(page, world);
      await field(page, 'new_email').fill('dana+new@mail.test');
      await page.locator('main form:has([name=new_email]) [name=current_password]').fill('not the password');
      await send(page, 'new_email');
      await page.locator('main [name=current_password][aria-invalid]:focus').waitFor();
    },
  },
  {
    name: 'the password form with mistakes',
    title,
    open: (page, world) => changePassword(page, world, ['', 'weak', 'other']),
  },
  {
    name: 'the password form with a wrong current password',
    title,
    logs: /status of 400/,
    open: (page, world) =>
      changePassword(page, world, ['not the password', 'Quiet-Turn-77', 'Quiet-Turn-77']),
  },
  {
    name: 'the deletion without the word',
    title,
    open: async (page, world) => {
      await considerDeletion(page, world);
      await dialog(page).locator('[type=submit]').click();
      await dialog(page).locator('[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'the question whether to delete the account when nothing of it could be read',
    title,
    logs: /status of 500/,
    open: async (page, world) => {
      const account = /\/account\/(earnings|room-accounts|redemption-status)\//;
      await page.route(account, (route) => route.fulfill({ status: 500, json: {} }));
      await considerDeletion(page, world);
      // Close, Cancel, Delete, Download, and now Try again.
      await dialog(page).locator('button').nth(4).waitFor();
    },
  },
  { name: 'the account', isComposite: true, title: 'Account Management', open: openAccount },
  {
    name: 'the account while its profile is edited',
    title: 'Account Management',
    open: editProfile,
  },
  {
    name: 'the account with a profile that is wrong',
    title: 'Account Management',
    open: async (page, world) => {
      await editProfile(page, world);
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

/** By the menu, as a reload would request the account first. */
async function chooseSettings(page: Page): Promise<void> {
  await page.locator('header [aria-haspopup]:visible').click();
  await page.locator('[role=menuitem][href="/app/user/settings"]').click();
}

async function openAccount(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.goto('/app/user/account');
  await page.locator('main dl').waitFor();
}

async function editProfile(page: Page, world: World): Promise<void> {
  await openAccount(page, world);
  await page.locator('main section').first().getByRole('button').click();
  await field(page, 'first_name').waitFor();
}

async function changePassword(page: Page, world: World, typed: readonly [string, string, string]) {
  await openSettings(page, world);
  const inputs = page.locator('main form:has([name=new_password]) input[type=password]');
  for (const [index, password] of typed.entries()) await inputs.nth(index).fill(password);
  await send(page, 'new_password');
  await focusedGroup(page).waitFor();
}

function dialog(page: Page) {
  return page.locator('[role=dialog]');
}

async function considerDeletion(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.goto('/app/user/settings');
  await page.locator('main section:last-of-type [data-native]').click();
  await dialog(page).locator('li').first().waitFor();
  await page.waitForLoadState('networkidle');
}
