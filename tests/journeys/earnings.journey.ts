import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import Big from 'big.js';

import type { Earnings } from '#sdk/generated/model/earnings.ts';
import { expect, test } from '../fixtures/journey.ts';
import { memberApi } from '../fixtures/member-api.ts';
import { MID_MONTH } from '../fixtures/rewards.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';
import type { World } from '../fixtures/world.ts';

const MONTHS = ['This Month', 'Last Month'] as const;

test.use({ startsAt: MID_MONTH });

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
    section(page, 'This Month').getByText(`Saved to your downloads as ${download.suggestedFilename()}`),
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

test('an earlier month is chosen by a menu, outlives a reload, and agrees with the chart of months', async ({
  page,
  world,
}) => {
  await openEarnings(page, world, '?chart=months');
  const menu = page.getByRole('combobox', { name: 'Month' });
  const months = await menu
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const month = months.at(-1) ?? '';
  await menu.selectOption(month);
  await expect(page).toHaveURL(new RegExp(`month=${month}$`));
  await page.reload();
  await expect(menu).toHaveValue(month);
  const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );
  await expect(page.getByRole('grid')).toHaveCount(1);

  // Counted from the net rake of the rooms, apart from the code of the site and of the API.
  const { read } = await memberApi(world);
  const earnedIn = async (wanted: string) => {
    const { rows: all } = (await read(`earnings/?month=${wanted}`)) as Earnings;
    const parts = all.flatMap(({ net_rake, edge_multiplier, adjustments }) => [
      new Big(net_rake).times(edge_multiplier).round(2, Big.roundHalfUp),
      ...adjustments.map(({ amount }) => new Big(amount)),
    ]);
    return parts.reduce((sum, part) => sum.plus(part), new Big(0));
  };
  const total = page.getByRole('grid', { name }).getByRole('row').last();
  await expect(total).toContainText((await earnedIn(month)).toFixed(2));
  const now = new Date(world.clock.now());
  const all = Array.from({ length: 24 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
  const sums = await Promise.all(all.map(earnedIn));
  const sum = sums.reduce((one, other) => one.plus(other)).toFixed(2);
  await page.locator('summary', { hasText: 'Show as a table' }).click();
  const table = page.getByRole('table', { name: 'Edge by month' });
  await expect(table.getByRole('row', { name })).toContainText((await earnedIn(month)).toFixed(2));
  await expect(table.getByRole('row').last()).toContainText(
    new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(sum)),
  );

  // A month to come and one that cannot be are refused: this month and last month are shown.
  for (const refused of ['2999-01', '2026-13']) {
    await page.goto(`/app/rewards/?month=${refused}`);
    await expect(page.getByRole('grid')).toHaveCount(2);
  }
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

/** The response of the API, fetched without the site. */
async function earningsOf(world: World) {
  const { read } = await memberApi(world);
  const month = async (period: string) => (await read(`earnings/?period=${period}`)) as Earnings;
  return { 'This Month': await month('this_month'), 'Last Month': await month('last_month') };
}
