import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { memberApi } from '../fixtures/member-api.ts';
import { openAs } from '../fixtures/login.ts';
import type { World } from '../fixtures/world.ts';

const HISTORY = '**/account/edge-history/**';

function downloadButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Download my data' });
}

test('the file holds what the API says, every page and month of it, and no token', async ({
  page,
  world,
}) => {
  await openAs(page, world.demoPlayer, '/app/user/account');
  const saving = page.waitForEvent('download');
  await downloadButton(page).click();
  const download = await saving;
  await expect(page.getByRole('main')).toContainText(
    `Your data was saved as ${download.suggestedFilename()}`,
  );

  expect(download.suggestedFilename()).toMatch(/^rakeback-wizard-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await textOf(download);
  const file = JSON.parse(text) as Record<string, unknown>;
  const { data, access } = await whatTheApiSays(world);
  const { exported_at: exportedAt, ...parts } = file as { exported_at: string } & Record<
    string,
    { data: unknown }
  >;
  expect(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.data]))).toEqual(data);
  expect(new Date(exportedAt).toISOString()).toBe(exportedAt);
  expect(text).not.toContain(access);
  expect(text).not.toMatch(/refresh|"access"/);
});

test('it can be cancelled: nothing is saved, focus stays, and it can begin anew', async ({ page, world }) => {
  await openAs(page, world.demoPlayer, '/app/user/account');
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.route(HISTORY, () => new Promise<never>(() => undefined));
  await downloadButton(page).click();
  await expect(page.getByRole('progressbar', { name: 'Gathering your data' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(page.getByText('Cancelled. Nothing was saved.')).toBeVisible();
  await expect(downloadButton(page)).toBeFocused();
  expect(downloads).toBe(0);
  await page.unroute(HISTORY);
  const saving = page.waitForEvent('download');
  await downloadButton(page).click();
  await saving;
});

test('when one part cannot be read nothing is saved, and it says so and can be tried again', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 500/);
  await openAs(page, world.demoPlayer, '/app/user/account');
  await page.route('**/account/redemptions/', (route) => route.fulfill({ status: 500, json: {} }));
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await downloadButton(page).click();

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your data could not be gathered, so nothing was saved.');
  expect(downloads).toBe(0);
  await page.unroute('**/account/redemptions/');
  const saving = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await saving;
  await expect(alert).toBeHidden();
});

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** The same, read by hand. */
async function whatTheApiSays(world: World) {
  const { access, read, movements: everyMovement } = await memberApi(world);
  const movements = await everyMovement();
  const earnings: unknown[] = [];
  const now = new Date();
  for (let back = 0; back <= 24; back += 1) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back))
      .toISOString()
      .slice(0, 7);
    const answer = (await read(`earnings/?month=${month}`)) as { rows: unknown[] };
    if (answer.rows.length > 0) earnings.push(answer);
  }
  expect([movements.length > 50, earnings.length > 1]).toEqual([true, true]);
  const data = {
    account: await read(''),
    edge_history: movements,
    earnings,
    room_accounts: await read('room-accounts/'),
    redemptions: await read('redemptions/'),
    redemption_status: await read('redemption-status/'),
  };
  return { access, data };
}
