import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { watchShifts } from '../fixtures/layout-shifts.ts';
import { rememberDemo, rememberNewcomer } from '../screens/pages/by-name.ts';

// Rooms report a day when it is over: the twelfth has begun and has no report yet.
test.use({ startsAt: Date.UTC(2026, 10, 12, 10) });

test('a player reads each day by keyboard, and both months in total; the address keeps the view', async ({
  page,
  world,
}) => {
  await rememberDemo(page, world);
  const shifts = await watchShifts(page);
  await page.goto('/app/rewards/');
  const day = chart(page).getByRole('slider', { name: 'Day' });
  await tabTo(day);
  await expect(day).toHaveAttribute('aria-valuetext', /^November 11, [\d.]+ Edge$/);
  await page.keyboard.press('Home');
  await expect(day).toHaveAttribute('aria-valuetext', /^November 1, [\d.]+ Edge$/);
  await expect(page.getByRole('tooltip')).toHaveText(/^November 1/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  // The code of the tables loads last.
  await page.getByRole('grid').first().waitFor();
  expect(await shifts.sum()).toBeLessThan(0.02);

  await chart(page).getByRole('button', { name: 'Total so far' }).click();
  await expect(page).toHaveURL(/\?chart=total$/);
  await page.reload();
  await expect(chart(page).getByRole('button', { name: 'Total so far', pressed: true })).toBeVisible();
  await expect(day).toHaveAttribute('aria-valuetext', /^November 11, [\d.]+ Edge · October 11, [\d.]+ Edge$/);

  await chart(page).getByText('Show as a table').click();
  const table = chart(page).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(32);
  const total = table.getByRole('row', { name: /^11 / }).getByRole('cell').first();
  const headline = page.getByRole('region', { name: 'Earned This Month' }).locator('dd bdi').first();
  expect(await total.innerText()).toBe(await headline.innerText());
});

test('a new player reads that there is no Edge yet, and where it comes from', async ({ page, world }) => {
  await rememberNewcomer(page, world);
  await page.goto('/app/rewards/');
  await expect(chart(page).getByRole('heading', { name: 'No Edge yet' })).toBeVisible();
  await chart(page).getByRole('link', { name: 'See the deals' }).click();
  await expect(page).toHaveURL(/\/app\/deals\/$/);
});

function chart(page: Page) {
  return page.getByRole('region', { name: 'Edge by day' });
}
