import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { openAs } from '../fixtures/login.ts';

const FEEDBACK = 'POST /api/v1/feedback/';

function message(page: Page) {
  return page.getByLabel('Your message');
}

function answerTo(page: Page) {
  return page.getByLabel('Email for our answer (optional)');
}

function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send message' });
}

test('a visitor writes to us, and may write again', async ({ page, apiCalls }) => {
  await page.goto('/support');
  await message(page).fill('How is my rake counted?');
  await sendButton(page).click();
  await expect(page.getByText('Thank you, your message has arrived.')).toBeVisible();

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(message(page)).toHaveValue('');
  await page.reload();
  await expect(message(page)).toHaveValue('');
  expect(apiCalls.count(FEEDBACK)).toBe(1);
});

test('a member is not asked for the address again', async ({ page, world }) => {
  await openAs(page, world.demoPlayer, '/support');
  await expect(answerTo(page)).toHaveValue(world.demoPlayer.email);
});

test('what did not arrive says so, stays, and can be sent again', async ({ page, world, browserConsole }) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await page.goto('/support');
  await message(page).fill('How is my rake counted?');
  await page.waitForLoadState('networkidle');
  await world.stopServer();
  await sendButton(page).click();

  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'An error occurred while submitting your feedback...' });
  await expect(alert).toContainText('The server did not answer.');
  await expect(message(page)).toHaveValue('How is my rake counted?');
  await world.startServer();
  await sendButton(page).click();
  await expect(page.getByText('Thank you, your message has arrived.')).toBeVisible();
});

test('a detour in the same tab loses nothing', async ({ page }) => {
  await page.goto('/support');
  await message(page).fill('How is my rake counted?');
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  await page.goBack();
  await expect(message(page)).toHaveValue('How is my rake counted?');
});
