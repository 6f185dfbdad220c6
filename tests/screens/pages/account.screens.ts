import type { Page } from '@playwright/test';

import type { Screen } from '../screen.ts';
import { field, focusedGroup, hasLoaded, logInAsDemo, rememberDemo, screensLike, send } from './by-name.ts';

const ACCOUNT = '**/api/v1/account/';

const settings = screensLike({
  title: 'Settings',
  as: rememberDemo,
  at: '/app/user/settings',
  shows: '[name=telegram]',
});
const account = screensLike({
  title: 'Account Management',
  as: rememberDemo,
  at: '/app/user/account',
  shows: 'dl',
});

/** The account and the settings, beside the states of their machines. */
export const accountScreens: readonly Screen[] = [
  settings({ name: 'the settings', isComposite: true }),
  settings({
    name: 'the settings with contacts that are wrong',
    then: (page) => sendContact(page, 'whatsapp_number', '123'),
  }),
  settings({
    name: 'the settings with a contact that the server refuses',
    logs: /status of 400/,
    then: async (page) => {
      await page.route(ACCOUNT, (route) =>
        route.fulfill({ status: 400, json: { discord_id: ['Enter a valid value.'] } }),
      );
      await sendContact(page, 'discord_id', 'zoe');
    },
  }),
  {
    name: 'the settings while they load',
    title: 'Settings',
    open: async (page, world) => {
      await logInAsDemo(page, world);
      await page.route(ACCOUNT, () => undefined);
      await chooseSettings(page);
      await page.locator('main [aria-busy=true], main [role=status]').first().waitFor();
    },
  },
  {
    name: 'the settings that did not load',
    title: 'Settings',
    logs: /status of 404/,
    open: async (page, world) => {
      await logInAsDemo(page, world);
      await page.route(ACCOUNT, (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } }));
      await chooseSettings(page);
      await page.getByRole('heading', { name: 'We couldn’t load your account.' }).waitFor();
    },
  },
  settings({
    name: 'the email form with mistakes',
    then: async (page) => {
      await send(page, 'new_email');
      await page.locator('main [name=new_email][aria-invalid]:focus').waitFor();
    },
  }),
  settings({
    name: 'the email form with a wrong current password',
    logs: /status of 400/,
    then: async (page) => {
      await field(page, 'new_email').fill('dana+new@mail.test');
      await page.locator('main form:has([name=new_email]) [name=current_password]').fill('not the password');
      await send(page, 'new_email');
      await page.locator('main [name=current_password][aria-invalid]:focus').waitFor();
    },
  }),
  settings({
    name: 'the password form with mistakes',
    then: (page) => changePassword(page, ['', 'weak', 'other']),
  }),
  settings({
    name: 'the password form with a wrong current password',
    logs: /status of 400/,
    then: (page) => changePassword(page, ['not the password', 'Quiet-Turn-77', 'Quiet-Turn-77']),
  }),
  settings({
    name: 'the deletion without the word',
    then: async (page) => {
      await considerDeletion(page);
      await dialog(page).locator('[type=submit]').click();
      await dialog(page).locator('[aria-invalid=true]').waitFor();
    },
  }),
  settings({
    name: 'the question whether to delete the account when nothing of it could be read',
    answers: [[/\/account\/(earnings|room-accounts|redemption-status)\//, 500]],
    then: async (page) => {
      await considerDeletion(page);
      // Close, Cancel, Delete, Download, and now Try again.
      await dialog(page).locator('button').nth(4).waitFor();
    },
  }),
  account({ name: 'the account', isComposite: true }),
  account({ name: 'the account while its profile is edited', then: editProfile }),
  account({
    name: 'the account with a profile that is wrong',
    then: async (page) => {
      await editProfile(page);
      await field(page, 'first_name').fill('');
      await send(page, 'first_name');
      await focusedGroup(page).waitFor();
    },
  }),
];

async function sendContact(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await send(page, name);
  await focusedGroup(page).waitFor();
}

/** By the menu, as a reload would request the account first. */
async function chooseSettings(page: Page): Promise<void> {
  await page.locator('header [aria-haspopup]:visible').click();
  await page.locator('[role=menuitem][href="/app/user/settings"]').click();
}

async function editProfile(page: Page): Promise<void> {
  await page.locator('main section').first().getByRole('button').click();
  await field(page, 'first_name').waitFor();
}

async function changePassword(page: Page, typed: readonly [string, string, string]) {
  const inputs = page.locator('main form:has([name=new_password]) input[type=password]');
  for (const [index, password] of typed.entries()) await inputs.nth(index).fill(password);
  await send(page, 'new_password');
  await focusedGroup(page).waitFor();
}

function dialog(page: Page) {
  return page.locator('[role=dialog]');
}

async function considerDeletion(page: Page): Promise<void> {
  await page.locator('main section:last-of-type [data-native]').click();
  await dialog(page).locator('li').first().waitFor();
  await hasLoaded(page);
}
