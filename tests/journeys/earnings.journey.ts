import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import type { Earnings } from '#sdk/generated/model/earnings.ts';
import { expect, test } from '../fixtures/journey.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { memberApi } from '../fixtures/member-api.ts';
import { watchShifts } from '../fixtures/layout-shifts.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';
import type { World } from '../fixtures/world.ts';

const EARNINGS = /\/account\/earnings\/\?/;
const MONTHS = ['This Month', 'Last Month'] as const;

test('a table is one stop of the Tab key; a row opens with Enter to a count that adds up, and Escape comes back', async ({
  page,
  world,
}) => {
  const shifts = await watchShifts(page);
  const { month, room } = await adjustedRow(world);
  await openEarnings(page, world);
  await expect(rows(page, month)).toHaveCount(4);
  expect(await shifts.sum()).toBeLessThan(0.02);

  const last = page.getByRole('grid', { name: 'Last Month' });
  await tabTo(rows(page, 'This Month').nth(1));
  await page.keyboard.press('Tab');
  await expect(section(page, 'Last Month').getByRole('button', { name: /^Download CSV/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(last.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(last.locator(':focus')).toHaveCount(0);

  const row = rows(page, month).filter({ hasText: room });
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'How your Edge was counted' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'The room corrected' })).toContainText(
    '−5.00 Edge',
  );
  await expect(dialog.getByRole('status')).toHaveText(
    /^We counted it again: .*; adjustments −5\.00; earned [\d.,]+ ✓$/,
  );
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});

test('scenario 49: search, order and look outlive a reload, and the file has what shows, as raw numbers', async ({
  page,
  world,
}) => {
  await openEarnings(page, world, '?sort=room');
  await expect(section(page, 'This Month').getByRole('rowheader')).toHaveText([
    'Lakeside Poker',
    'River Room',
    'Total of 2 rows',
  ]);
  await page.getByRole('searchbox').fill('RÍVER');
  await expect(page).toHaveURL(/\?q=R%C3%8DVER&sort=room$|\?sort=room&q=R%C3%8DVER$/);
  await page.getByRole('button', { name: 'Columns and density' }).click();
  await page.locator('label').filter({ hasText: 'Compact' }).click();
  await page.locator('label').filter({ hasText: 'Username' }).click();
  await page.reload();
  const row = rows(page, 'This Month').nth(1);
  await expect(row).toHaveText(/^River Room[×\d.]+$/);
  expect((await row.boundingBox())?.height).toBe(30);

  const { period, rows: all } = (await earningsOf(world))['This Month'];
  const river = all.find(({ room }) => room.slug === 'river-room');
  const saving = page.waitForEvent('download');
  await section(page, 'This Month')
    .getByRole('button', { name: /^Download CSV/ })
    .click();
  const download = await saving;
  const month = period.start.slice(0, 7);
  expect(download.suggestedFilename()).toBe(`rakeback-wizard-earnings-${month}.csv`);
  await expect(
    section(page, 'This Month').getByText(`Saved as ${download.suggestedFilename()}`),
  ).toBeVisible();
  const header =
    'Poker Room Name,"Rake (GGR), USD","Net Rake (NGR), USD",Edge Multiplier,Edge Earned,Edge Credited,Month (UTC),Last Updated (UTC)';
  const cells = [
    river?.rake,
    river?.net_rake,
    river?.edge_multiplier,
    river?.edge_earned,
    river?.edge_credited,
  ];
  const line = ['River Room', ...cells, month, river?.last_updated].join(',');
  expect(await readFile(await download.path(), 'utf8')).toBe(`\uFEFF${header}\r\n${line}\r\n`);
});

test('scenario 43: a malformed answer is shown as a load error, and Try again brings the rows', async ({
  page,
  world,
}) => {
  await page.route(EARNINGS, (route) => route.fulfill({ json: { rows: [] } }));
  await rememberDemo(page, world);
  await page.goto('/app/rewards/');
  const thisMonth = section(page, 'This Month');
  // The summary above uses the same query, and shows the reason.
  const summary = page.getByRole('region', { name: 'Earned This Month' });
  const again = summary.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await expect(thisMonth).toContainText('Your earnings did not load.');
  await expect(thisMonth).not.toContainText('Nothing earned');
  await page.unroute(EARNINGS);
  await again.click();
  await expect(rows(page, 'This Month')).toHaveCount(4);
  // Focus goes to the heading of the page or to the section of the month, whichever came first.
  await expect(page.locator('main :focus')).toHaveCount(1);
});

/** Waits for the code of the table, which loads last. */
async function openEarnings(page: Page, world: World, query = ''): Promise<void> {
  await rememberDemo(page, world);
  await page.goto(`/app/rewards/${query}`);
  await page.getByRole('grid').first().waitFor();
}

function section(page: Page, month: (typeof MONTHS)[number]) {
  return page.getByRole('region', { name: month, exact: true });
}

/** With the headers and the total. */
function rows(page: Page, month: (typeof MONTHS)[number]) {
  return page.getByRole('grid', { name: month }).getByRole('row');
}

/** The demo data has one correction, in this month or the last. */
async function adjustedRow(world: World) {
  const answers = await earningsOf(world);
  for (const month of MONTHS) {
    const row = answers[month].rows.find(({ adjustments }) => adjustments.length > 0);
    if (row !== undefined) return { month, room: row.room.name };
  }
  throw new Error('The demo player has no correction.');
}

/** The response of the API, fetched without the site. */
async function earningsOf(world: World) {
  const { read } = await memberApi(world);
  const month = async (period: string) => (await read(`earnings/?period=${period}`)) as Earnings;
  return { 'This Month': await month('this_month'), 'Last Month': await month('last_month') };
}
