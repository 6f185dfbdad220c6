import type { Page } from '@playwright/test';
import Big from 'big.js';

import { expect, test } from '../fixtures/journey.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';

const HISTORY = '/app/rewards/edge-history';
const CALLS = '**/account/edge-history/**';
/** In CSS pixels, within the margins of the style sheet. */
const INSIDE_OF_A4 = { width: 703, height: 1016 };

function grid(page: Page) {
  return page.getByRole('grid', { name: 'Movements' });
}

test('scenario 46: earned, credited and redeemed Edge are labelled, and the balances add up to the balance in the header', async ({
  page,
  world,
}) => {
  await rememberDemo(page, world);
  const now = new Date(world.clock.now());
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 3, 1)).toISOString().slice(0, 10);
  await page.goto(`${HISTORY}?from=${since}`);
  await expect(page.getByText(/^\d+ movements$/)).toBeVisible();
  const rows = await everyRow(page);
  const count = Number((await page.getByText(/^\d+ movements$/).innerText()).split(' ')[0]);
  expect(count).toBeGreaterThan(100);
  expect(rows.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, place) => place + 2));
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(count + 1));

  const [newest] = rows;
  await expect(page.getByRole('banner')).toContainText(`${newest?.after ?? ''} Edge`);
  const oldest = rows.at(-1);
  const start = amountOf(oldest?.after ?? '').minus(changeOf(oldest?.change ?? ''));
  const balances = rows.toReversed().reduce<{ balance: Big; off: number[] }>(
    ({ balance, off }, { change, after, index }) => {
      const next = balance.plus(changeOf(change));
      return { balance: next, off: next.eq(amountOf(after)) ? off : [...off, index] };
    },
    { balance: start, off: [] },
  );
  expect(balances.off).toEqual([]);
  const silent = new Set(rows.filter(({ change }) => change.startsWith('—')).map(({ kind }) => kind));
  expect([...silent]).toEqual(['Not credited yet']);
});

test.describe('on the far side of the date line', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('kinds and days are chosen by keyboard, are days of UTC, and come back by reload and Back', async ({
    page,
    world,
  }) => {
    await rememberDemo(page, world);
    await page.goto(`${HISTORY}?kind=redeemed,stolen`);
    await expect(page.getByText('3 movements', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Redemption' }).press('Space');
    await expect(page.getByRole('button', { name: 'Redemption' })).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Credited', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Credited', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('from=')),
      page.getByRole('combobox', { name: 'Period' }).selectOption('lastMonth'),
    ]);
    const now = new Date(world.clock.now());
    const [from, to] = [1, 0].map((back, day) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1 - day)).toISOString().slice(0, 10),
    );
    const asked = new URL(answer.url()).searchParams;
    expect(Object.fromEntries(asked)).toEqual({ order: 'newest', kind: 'credited', from, to });
    const { count, results } = (await answer.json()) as {
      count: number;
      results: { occurred_at: string }[];
    };
    expect(results.filter(({ occurred_at }) => occurred_at.slice(0, 7) !== from?.slice(0, 7))).toEqual([]);
    // The last evening of the month in UTC is the first of the next month here: its day stays that of UTC.
    const day = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: 'UTC',
    }).format(new Date(results[0]?.occurred_at ?? ''));
    const shows = async () => {
      await expect(page.getByText(`${count} movements`, { exact: true })).toBeVisible();
      await expect(grid(page).getByRole('rowheader').first()).toHaveText(day);
    };
    await shows();
    await page.reload();
    await shows();
    await page.getByRole('link', { name: 'Summary' }).click();
    await expect(page).toHaveURL(/rewards\/$/);
    await page.goBack();
    await shows();
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${HISTORY}$`));
  });
});

test('scenario 43: when the next movements do not load, those before stay, and Try again brings the next', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 404/);
  await rememberDemo(page, world);
  await page.route(`${CALLS}?*cursor=*`, (route) => route.fulfill({ status: 404, json: { detail: 'No.' } }));
  await page.goto(HISTORY);
  await grid(page).getByRole('rowheader').first().press('Control+End');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load more movements.');
  await expect(grid(page).locator('[aria-rowindex="51"]')).toBeVisible();
  await page.unroute(`${CALLS}?*cursor=*`);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('alert')).toBeHidden();
  await grid(page).locator('[aria-rowindex="51"] [role=rowheader]').press('ArrowDown');
  await expect(grid(page).locator('[aria-rowindex="52"]')).toBeVisible();
});

interface Row {
  index: number;
  kind: string;
  change: string;
  after: string;
}

/** Scrolls from the newest movement to the oldest and collects every row on the way. */
async function everyRow(page: Page): Promise<Row[]> {
  return grid(page).evaluate(async (element) => {
    const rows = new Map<number, Row>();
    const whole = () => Number(element.getAttribute('aria-rowcount')) - 1;
    const text = (row: Element, column: number) =>
      row.querySelectorAll('[role=gridcell]')[column]?.textContent ?? '';
    const until = Date.now() + 60_000;
    while (rows.size < whole() && Date.now() < until) {
      for (const row of element.querySelectorAll('[aria-rowindex]:has([role=rowheader])')) {
        const index = Number(row.getAttribute('aria-rowindex'));
        rows.set(index, { index, kind: text(row, 0), change: text(row, 3), after: text(row, 4) });
      }
      element.scrollBy(0, element.clientHeight / 2);
      await new Promise(requestAnimationFrame);
    }
    return [...rows.values()].sort((one, other) => one.index - other.index);
  });
}

function changeOf(text: string): Big {
  return text.startsWith('—') ? new Big(0) : amountOf(text);
}

function amountOf(text: string): Big {
  return new Big(text.replace('−', '-').replace('+', '').replaceAll(',', ''));
}

test('on a phone only the pages scrolled to are loaded, and all their rows are printed', async ({
  page,
  world,
}) => {
  const readOn: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('cursor=')) readOn.push(request.url());
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await rememberDemo(page, world);
  await page.goto(HISTORY);
  await expect(grid(page).getByText(/^The room corrected \w+ \d+, \d+\./)).toBeVisible();
  await page.mouse.move(180, 600);
  await page.mouse.wheel(0, 500);
  await page.waitForLoadState('networkidle');
  expect(readOn).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.setViewportSize(INSIDE_OF_A4);
  const paper = page.getByRole('table', { name: 'Movements' });
  await expect(paper.getByRole('row')).toHaveCount(51);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeLessThanOrEqual(3);
});
