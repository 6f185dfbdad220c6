import type { Page } from '@playwright/test';

import { mailedChangeLink, requestEmailChange } from '../fixtures/email-change.ts';
import { submitTwiceAtOnce } from '../fixtures/submit-twice.ts';
import { expect, test } from '../fixtures/journey.ts';
import { openSettings, settingsCard } from '../fixtures/settings.ts';

const CHANGE = 'POST /api/v1/account/email/change/';
const NEW_EMAIL = 'dana+new@mail.test';
const PAST_EXPIRY_S = 11 * 60;
const FAILED = 'An error occurred while changing your email. Please try again or contact support.';

test('scenario 33: a pending change closes the form, over a reload too, until the link has expired', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await openSettings(page, world.demoPlayer);
  const { card, field } = settingsCard(page, 'Email');
  await ask(page, NEW_EMAIL, world.demoPlayer.password);

  await expect(page.getByRole('group', { name: 'Check the inbox of your new email.' })).toBeFocused();
  await expectPending(page, NEW_EMAIL);
  await page.reload();
  await expectPending(page, NEW_EMAIL);
  await expect(card).toContainText(/before \d{1,2}:\d\d.(AM|PM) UTC\. It works for (9|10) more minutes\./);
  await page.clock.runFor(2 * 60_000);
  await expect(card).toContainText(/It works for [78] more minutes\./);

  world.clock.advance(PAST_EXPIRY_S);
  await page.clock.fastForward(PAST_EXPIRY_S * 1000);
  await expect(field('New email')).toBeVisible();
  await expect(card.getByRole('status')).toHaveText('The link has expired. You can ask for another one.');
  await ask(page, 'dana+third@mail.test', world.demoPlayer.password);
  await expectPending(page, 'dana+third@mail.test');
});

test('the mail goes to the new address, and the old one stays until its link is opened', async ({
  page,
  world,
}) => {
  await openSettings(page, world.demoPlayer);
  await ask(page, `  ${NEW_EMAIL} `, world.demoPlayer.password);
  await expectPending(page, NEW_EMAIL);

  expect(await mailedChangeLink(world, NEW_EMAIL)).toContain('/app/user/account?token=');
  await expect(settingsCard(page, 'Email').card).toContainText(world.demoPlayer.email);
});

test('says the same for an address that another member has', async ({ page, world }) => {
  const words: string[] = [];
  await openSettings(page, world.demoPlayer);
  for (const email of ['elite@rakeback.test', 'nobody@rakeback.test']) {
    await ask(page, email, world.demoPlayer.password);
    await expectPending(page, email);
    const shown = await settingsCard(page, 'Email').card.innerText();
    words.push(
      shown
        .replaceAll(email, '<address>')
        .replace(/\d+:\d+.(AM|PM) UTC\..*/, '<time>')
        .replace(/in \d+ seconds?/, 'in <seconds>'),
    );
    world.clock.advance(PAST_EXPIRY_S);
    await page.reload();
  }

  expect(words).toEqual([words[0], words[0]]);
});

test('a slip in a pending address is corrected, and the link to the wrong one is dead', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/);
  const WRONG = 'dana+nwe@mail.test';
  await openSettings(page, world.demoPlayer);
  const { field, button } = settingsCard(page, 'Email');
  await ask(page, WRONG, world.demoPlayer.password);
  await expectPending(page, WRONG);
  const wrongLink = await mailedChangeLink(world, WRONG);

  await button('Correct the address').click();
  await expect(field('New email')).toBeFocused();
  await expect(field('New email')).toHaveValue(WRONG);
  await ask(page, NEW_EMAIL, world.demoPlayer.password);
  await expectPending(page, NEW_EMAIL);

  await page.goto(wrongLink);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto(await mailedChangeLink(world, NEW_EMAIL));
  await expect(page.getByRole('group').filter({ hasText: NEW_EMAIL })).toBeVisible();
});

test('a pending change is cancelled, over a reload too', async ({ page, world }) => {
  await openSettings(page, world.demoPlayer);
  const { card, field, button } = settingsCard(page, 'Email');
  await ask(page, NEW_EMAIL, world.demoPlayer.password);
  await expectPending(page, NEW_EMAIL);

  await button('Cancel the change').click();
  await expect(
    page.getByRole('group', { name: 'The change was cancelled. Your email stays as it is.' }),
  ).toBeFocused();
  await expect(field('New email')).toHaveValue('');
  await page.reload();
  await expect(field('New email')).toBeVisible();
  await expect(card).toContainText(world.demoPlayer.email);
});

test('the mail of a pending change is sent again, and its link works for its whole time', async ({
  page,
  world,
}) => {
  await requestEmailChange(world, world.demoPlayer, NEW_EMAIL);
  const first = await mailedChangeLink(world, NEW_EMAIL);
  world.clock.advance(5 * 60);
  await openSettings(page, world.demoPlayer);
  const { card, button } = settingsCard(page, 'Email');

  await button('Send another email').click();
  await expect(card.getByRole('status').filter({ hasText: 'A new email is on its way' })).toHaveText(
    `A new email is on its way to ${NEW_EMAIL}. The link in the older one no longer works.`,
  );
  await expect(button('Send another email')).toBeDisabled();
  await expect(card).toContainText(/You can ask for another email in \d+ seconds\./);
  const second = await mailedChangeLink(world, NEW_EMAIL);
  expect(second).not.toBe(first);
  world.clock.advance(9 * 60);
  await page.goto(second);
  await expect(page.getByRole('group').filter({ hasText: NEW_EMAIL })).toBeVisible();
});

test('a change that was asked for elsewhere is shown as soon as the server tells of it', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/);
  await openSettings(page, world.demoPlayer);
  await expect(settingsCard(page, 'Email').field('New email')).toBeVisible();
  await requestEmailChange(world, world.demoPlayer, 'elsewhere@mail.test');
  await ask(page, NEW_EMAIL, world.demoPlayer.password);

  await expect(
    page.getByRole('group', { name: 'Another change is waiting for its confirmation.' }),
  ).toBeFocused();
  await expectPending(page, 'elsewhere@mail.test');
});

test('the address that one has, and what is no address, are told before anything is sent', async ({
  page,
  world,
  apiCalls,
}) => {
  await openSettings(page, world.demoPlayer);
  const { field } = settingsCard(page, 'Email');
  for (const [typed, message] of [
    ['', 'Enter your new email address.'],
    ['dana@mail', 'Enter an email address like name@example.com.'],
    [world.demoPlayer.email.toUpperCase(), 'This is your email already. Enter another one.'],
  ] as const) {
    await ask(page, typed, world.demoPlayer.password);
    await expect(field('New email')).toHaveAccessibleDescription(message);
    await expect(field('New email')).toBeFocused();
  }
  expect(apiCalls.count(CHANGE)).toBe(0);
});

test('a wrong current password is told at its field, and nothing that was typed is lost', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/);
  await openSettings(page, world.demoPlayer);
  const { field } = settingsCard(page, 'Email');
  await ask(page, NEW_EMAIL, 'Wrong-River-42');

  await expect(field('Current password')).toBeFocused();
  await expect(field('Current password')).toHaveAccessibleDescription(
    'This is not your current password. Check it and try again.',
  );
  await expect(field('New email')).toHaveValue(NEW_EMAIL);
  await expect(field('Current password')).toHaveValue('Wrong-River-42');
});

test('a server that is down is told, what was typed stays, and another try succeeds', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await openSettings(page, world.demoPlayer);
  await page.waitForLoadState('networkidle');
  await world.stopServer();
  await ask(page, NEW_EMAIL, world.demoPlayer.password);

  const { alert, field, button } = settingsCard(page, 'Email');
  await expect(alert).toContainText(FAILED);
  await expect(field('Current password')).toHaveValue(world.demoPlayer.password);
  await world.startServer();
  await button('Change email').click();
  await expectPending(page, NEW_EMAIL);
});

test('the typed address survives a reload, and the password does not', async ({ page, world }) => {
  await openSettings(page, world.demoPlayer);
  const { field } = settingsCard(page, 'Email');
  await field('New email').fill(NEW_EMAIL);
  await field('Current password').fill(world.demoPlayer.password);
  await page.reload();

  await expect(field('New email')).toHaveValue(NEW_EMAIL);
  await expect(field('Current password')).toHaveValue('');
});

test('a double click asks once', async ({ page, world, apiCalls }) => {
  await openSettings(page, world.demoPlayer);
  const { field } = settingsCard(page, 'Email');
  await field('New email').fill(NEW_EMAIL);
  await field('Current password').fill(world.demoPlayer.password);
  await submitTwiceAtOnce(field('New email'));
  await expectPending(page, NEW_EMAIL);

  expect(apiCalls.count(CHANGE)).toBe(1);
});

test.describe('after too many tries', () => {
  test.use({ api: { limits: { changeEmail: { max: 1, seconds: 600 } } } });

  test('the form says how long to wait', async ({ page, world, browserConsole }) => {
    browserConsole.expect(/status of 4(00|29)/);
    await openSettings(page, world.demoPlayer);
    const { field, button, alert } = settingsCard(page, 'Email');
    await ask(page, NEW_EMAIL, 'Wrong-River-42');
    await expect(field('Current password')).toBeFocused();
    await button('Change email').click();

    await expect(alert).toContainText('There were too many tries. Try again in 10 minutes.');
  });
});

async function ask(page: Page, email: string, password: string): Promise<void> {
  const { field, button } = settingsCard(page, 'Email');
  await field('New email').fill(email);
  await field('Current password').fill(password);
  await button('Change email').click();
}

async function expectPending(page: Page, email: string): Promise<void> {
  const { card, field } = settingsCard(page, 'Email');
  await expect(card.getByText('Unconfirmed email', { exact: true })).toBeVisible();
  await expect(card.getByText(email, { exact: true })).toBeVisible();
  await expect(field('New email')).toBeHidden();
}
