import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { memberApi } from '../fixtures/member-api.ts';
import { openAs } from '../fixtures/login.ts';
import type { World } from '../fixtures/world.ts';

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
    `Saved to your downloads as ${download.suggestedFilename()}`,
  );

  expect(download.suggestedFilename()).toMatch(/^rakeback-wizard-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await textOf(download);
  const { data, access } = await whatTheApiSays(world);
  const { exported_at: exportedAt, ...parts } = JSON.parse(text) as Readonly<Record<string, unknown>> & {
    readonly exported_at: string;
  };
  expect(parts).toEqual(data);
  expect(new Date(exportedAt).toISOString()).toBe(exportedAt);
  expect(text).not.toContain(access);
  expect(text).not.toMatch(/refresh|"access"/);
});

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** The same data, fetched without the site. */
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
