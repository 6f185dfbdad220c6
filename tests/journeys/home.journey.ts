import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { typeInto } from '../fixtures/keyboard.ts';
import { homeHeading } from '../fixtures/nav.ts';
import { watchShifts } from '../fixtures/layout-shifts.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';

test('a visitor in Finland reads what this is, what it gives and what comes next; nothing jumps', async ({
  page,
  world,
}) => {
  await comeFrom(page, 'FI');
  const shifts = await watchShifts(page);
  await page.goto('/');

  await expect(homeHeading(page)).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toBeInViewport();
  await expect(page.getByText('Earn up to 15% extra rewards')).toBeInViewport();
  await expect(page.getByText('50% off your first subscription')).toBeVisible();
  await expect(page.getByText('150,000 hands a month to analyze')).toBeVisible();
  await expect(deal(page)).toContainText('Lantern Poker');
  expect(await shifts.sum()).toBeLessThan(0.02);
  const html = await (await fetch(world.origin, { headers: { 'x-country': 'FI' } })).text();
  expect(html).not.toContain('Lantern');
});

test('a visitor in Iceland, where there are no deals, sees a message that says so and no promises', async ({
  page,
}) => {
  await comeFrom(page, 'IS');
  await page.goto('/');
  await expect(page.getByRole('main').getByText(/^Country: Iceland\. /)).toHaveCount(2);
  await expect(page.getByText('Earn extra rewards')).toBeVisible();
  await expect(page.getByText('%', { exact: false })).toHaveText(['50% off your first subscription']);
  await expect(rake(page)).toBeHidden();
});

test('a member goes on to the rewards, and sees the balance', async ({ page, world }) => {
  await rememberDemo(page, world);
  await page.goto('/');
  await expect(page.getByText('You have 1,250.00 Edge.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toBeHidden();
  await page.getByRole('link', { name: 'Go to your rewards' }).click();
  await expect(page).toHaveURL(/\/app\/$/);
});

test('a request for a private deal arrives, with an address to answer to', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ask for a private deal' }).click();
  const request = page.getByLabel('Your message');
  await expect(request).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Finland');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  const address = page.getByLabel('Email', { exact: true });
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('Enter your email address.');

  await typeInto(address, 'zoe+poker@mail.test');
  const sent = page.waitForRequest('**/api/v1/feedback/');
  await send.click();
  expect((await sent).postDataJSON()).toEqual({
    message:
      'I’d like a private deal.\nMonthly rake and fees, in dollars:\nRooms I play at:\nCountry: Finland',
    email: 'zoe+poker@mail.test',
  });
  await expect(page.getByText('Thanks, we’ve got your message.')).toBeVisible();
});

function comeFrom(page: Page, country: string): Promise<void> {
  return page.setExtraHTTPHeaders({ 'x-country': country });
}

function rake(page: Page) {
  return page.getByRole('textbox', { name: 'Net rake in a month' });
}

function deal(page: Page) {
  return page.getByRole('combobox', { name: 'Deal', exact: true });
}
