import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';

import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import { expect, test } from '../fixtures/journey.ts';
import { memberApi } from '../fixtures/member-api.ts';
import { MID_MONTH } from '../fixtures/rewards.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';

function csvButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Download CSV' });
}

test.use({ startsAt: MID_MONTH });

test('scenario 49: the CSV holds what the API says, page by page, and numbers stay numbers', async ({
  page,
  world,
}) => {
  const { movements } = await memberApi(world);
  const all = await movements();
  await rememberDemo(page, world);
  await page.goto('/app/rewards/edge-history');
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  const saving = page.waitForEvent('download');
  await csvButton(page).dblclick();
  const bytes = await bytesOf(await saving);
  await expect(page.getByText('Saved to your downloads as edge-history-all.csv')).toBeVisible();
  expect(downloads).toBe(1);

  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header, ...rows] = parse(bytes.toString('utf8').slice(1));
  expect(header?.[0]).toBe('Date (UTC)');
  expect(rows).toEqual(all.map(asRow));
  expect(rows.map((row) => row[7])).toContain('-5.00');
  const carried = all.filter(isCarriedOver).length;
  expect(carried).toBeGreaterThan(0);
  expect(rows.filter((row) => row[6] !== '').length).toBe(carried);

  await page.goto('/app/rewards/edge-history?kind=corrected&order=oldest');
  const savingFew = page.waitForEvent('download');
  await csvButton(page).click();
  const few = await savingFew;
  expect(few.suggestedFilename()).toBe('edge-history-corrected-all.csv');
  expect(parse((await bytesOf(few)).toString('utf8')).slice(1)).toEqual(
    (await movements({ kind: 'corrected' })).reverse().map(asRow),
  );
});

test('the statement of a corrected month adds up, and prints whole, black on white', async ({
  page,
  world,
}) => {
  const { movements } = await memberApi(world);
  const all = await movements();
  const correction = all.find(({ kind, amount }) => kind === 'corrected' && amount === '-5.00');
  const month = correction?.occurred_at.slice(0, 7) ?? '';
  const own = all.filter(({ occurred_at: at }) => at.startsWith(month));
  await rememberDemo(page, world);
  await page.goto('/app/rewards/statement?month=2999-01');
  const choice = page.getByRole('combobox', { name: 'Month' });
  await expect(choice).toHaveValue(new Date().toISOString().slice(0, 7));
  await page.goto(`/app/rewards/statement?month=${month}`);

  const main = page.getByRole('main');
  await expect(main.getByText('Adds up', { exact: true })).toBeVisible();
  const balance = main.getByRole('table', { name: 'Balance' });
  await expect(balance.getByRole('row', { name: /^Correction/ })).toContainText('−5.00');
  await expect(balance.getByRole('row').last()).toContainText(english(own[0]?.balance_after));
  await expect(main.getByRole('table', { name: 'Bonuses, corrections and adjustments' })).toContainText(
    '−5.00',
  );
  const lines = main.getByRole('table', { name: 'Movements' }).getByRole('row');
  await main.getByRole('heading', { name: 'Movements' }).click();
  await expect(lines).toHaveCount(own.length + 1);
  await main.getByRole('heading', { name: 'Movements' }).click();
  await expect(lines).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Monthly statement' })).toBeVisible();
  await expect(lines.last()).toBeVisible();
  const paper = await main.evaluate((element) => ({
    name: getComputedStyle(element, '::before').content,
    ink: getComputedStyle(element.querySelector('td') ?? element).color,
    grounds: [...element.querySelectorAll('section, table, tr, th, td'), document.documentElement]
      .map((part) => getComputedStyle(part).backgroundColor)
      .filter((colour) => colour !== 'rgba(0, 0, 0, 0)'),
    head: getComputedStyle(element.querySelector('thead') ?? element).display,
  }));
  expect({ ...paper, grounds: [...new Set(paper.grounds)] }).toEqual({
    name: '"Rakeback Wizard"',
    ink: 'rgb(0, 0, 0)',
    grounds: ['rgb(255, 255, 255)'],
    head: 'table-header-group',
  });
  const pages = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
});

test('a month opens with the balance that the month before closed with', async ({ page, world }) => {
  await rememberDemo(page, world);
  await page.goto('/app/rewards/statement?month=2026-10');
  const main = page.getByRole('main');
  await expect(main.getByRole('row', { name: /^Closing balance/ })).toBeVisible();
  const closing = await main.getByRole('row', { name: /^Closing balance/ }).innerText();
  await main.getByRole('button', { name: 'Next month' }).click();
  await expect(main.getByRole('row', { name: /^Opening balance/ })).toContainText(
    closing.split(/\s/).at(-1) ?? '',
  );
  await main.getByRole('link', { name: 'all your data in one file' }).click();
  await expect(main.getByRole('button', { name: 'Download my data' })).toBeVisible();
});

function english(amount = ''): string {
  return new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(amount));
}

function asRow(movement: EdgeMovement): string[] {
  const { occurred_at, kind, description, room, reference, played_on } = movement;
  const { amount, balance_change, balance_after, steps } = movement;
  return [
    occurred_at,
    kind,
    description,
    room?.name ?? '',
    reference ?? '',
    played_on ?? '',
    isCarriedOver(movement) ? (played_on ?? '').slice(0, 7) : '',
    amount,
    balance_change,
    balance_after,
    steps.map((step) => `${step.kind} ${step.occurred_at}`).join(', '),
  ];
}

/** The API writes its timestamps in UTC. */
function isCarriedOver({ kind, played_on, occurred_at }: EdgeMovement): boolean {
  return kind === 'credited' && played_on !== null && played_on.slice(0, 7) !== occurred_at.slice(0, 7);
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** Cells as a spreadsheet reads them. */
function parse(text: string): string[][] {
  return text
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
}
