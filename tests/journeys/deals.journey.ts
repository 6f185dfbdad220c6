import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';
import type { World } from '../fixtures/world.ts';

const DEALS = '**/api/v1/deals/';

test('the filter and the order of the deals are kept in the address, and Back and a reload restore them', async ({
  page,
  world,
}) => {
  await openDeals(page, world, 'FI');
  await expect(heading(page)).toHaveText('All Poker Room Deals Available in Finland');
  await expect(page.getByText('Country: Finland')).toBeVisible();
  const all = await rooms(page);
  await expect(count(page)).toHaveText(`${all.length} deals`);

  await page.getByLabel('Platform').selectOption('Web browser');
  await expect(page).toHaveURL(/\/app\/deals\/\?platform=web$/);
  await expect.poll(async () => (await rooms(page)).length).toBeLessThan(all.length);
  const entries = await page.evaluate(() => window.history.length);
  await page.getByLabel('Search').pressSequentially('LÁKESIDE');
  await expect(page).toHaveURL(/\?q=L%C3%81KESIDE&platform=web$|\?platform=web&q=L%C3%81KESIDE$/);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await expect.poll(() => rooms(page)).toEqual(['Lakeside Poker']);
  await expect(count(page)).toHaveText(`1 of ${all.length} deals`);

  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('LÁKESIDE');
  await expect.poll(() => rooms(page)).toEqual(['Lakeside Poker']);

  await page.getByLabel('Search').fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No deals match your filters' })).toBeVisible();
  await expect(page.getByText('No Deals Available')).toBeHidden();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(count(page)).toHaveText(`${all.length} deals`);
  await page.getByLabel('Sort by').selectOption('Room name');
  await expect.poll(() => rooms(page)).toEqual(all.toSorted((one, other) => one.localeCompare(other, 'en')));
  await page.goBack();
  await expect.poll(() => rooms(page)).toEqual(all);
});

test('two or three deals stand side by side, a fourth is refused, and the choice survives a reload', async ({
  page,
  world,
}) => {
  await openDeals(page, world, 'FI');
  const toggles = page.getByRole('main').getByRole('button', { name: /^Compare [A-Z]/ });
  const bar = page.getByRole('region', { name: 'Compare deals' });
  for (const place of [0, 1, 2]) await toggles.nth(place).click();
  await expect(bar.getByRole('button', { name: 'Compare (3)' })).toBeVisible();
  await toggles.nth(3).click();
  await expect(bar.getByRole('status')).toHaveText('You can compare 3 deals. Remove one to add another.');
  await expect(toggles.nth(3)).toHaveAttribute('aria-pressed', 'false');

  await page.reload();
  await bar.getByRole('button', { name: 'Compare (3)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare deals' });
  const names = await rooms(page);
  await expect(dialog.getByRole('columnheader')).toHaveText(names.slice(0, 3));
  await dialog.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/deals\/river-room$/);
});

test('the best value comes first, a value that is not known last, and a room with an account leads to it', async ({
  page,
  world,
}) => {
  await openDeals(page, world, 'CA');
  await page.getByLabel('Sort by').selectOption('Best value');
  await expect(page).toHaveURL(/\/app\/deals\/\?sort=value$/);
  await expect
    .poll(() => rooms(page))
    .toEqual([
      'Blue Canyon',
      'River Room',
      'Lakeside Poker',
      'Summit Poker',
      'Harbour Cardroom',
      'Silver Heron',
    ]);
  const values = page.locator('main article').getByText('% of net rake');
  await expect(values).toHaveText(
    ['46.2', '42.1', '34.7', '31.2', '21.7'].map((value) => `${value}% of net rake`),
  );

  const riverRoom = page.locator('main article').filter({ hasText: 'River Room' });
  await expect(riverRoom).toContainText('You play here as danariver.');
  await expect(riverRoom).not.toContainText('New players only');
  await riverRoom.getByRole('link', { name: 'See your account' }).click();
  const accounts = page.getByRole('main').getByRole('region').first();
  await expect(accounts).toHaveAccessibleName('Your usernames at this room');
  await expect(accounts).toContainText('Connected');
  await expect(page.getByRole('article').getByText('42.1% of net rake')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open River Room' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Report another username' })).toBeVisible();
});

test('scenario 43: deals that cannot be read are never called none; Try again brings them, and a later failure keeps them', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 404/);
  const fail = () =>
    page.route(DEALS, (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } }));
  await fail();
  await rememberDemo(page, world);
  await page.goto('/app/deals/');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load this.');
  await expect(page.getByText('No Deals Available')).toBeHidden();
  await expect(heading(page)).toHaveText('All Poker Room Deals Available');

  await page.unroute(DEALS);
  await page.getByRole('button', { name: 'Try again' }).click();
  const before = await rooms(page);

  await fail();
  // The query is fresh for 30 seconds; after that, the return of the network refetches it.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.clock.install({ time: Date.now() + 60_000 });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('We couldn’t update the deals. These are from earlier.')).toBeVisible();
  await expect.poll(() => rooms(page)).toEqual(before);
});

test('scenario 43: a country without deals gets a message that says so, and a blocked country sees no offer', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 403/);
  await rememberDemo(page, world);
  await page.setExtraHTTPHeaders({ 'x-country': 'IS' });
  await page.goto('/app/deals/');
  await expect(page.getByRole('heading', { name: 'No Deals Available' })).toBeVisible();
  await expect(heading(page)).toHaveText('All Poker Room Deals Available in Iceland');

  await page.setExtraHTTPHeaders({ 'x-country': 'IR' });
  await page.reload();
  await expect(page).toHaveURL(/\/blocked$/);
});

async function openDeals(page: Page, world: World, country: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'x-country': country });
  await rememberDemo(page, world);
  await page.goto('/app/deals/');
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function count(page: Page) {
  return page.getByRole('heading', { level: 2 }).getByRole('status');
}

/** The rooms of the deals that show, in order. */
async function rooms(page: Page): Promise<string[]> {
  const shown = page.locator('main article').getByRole('heading', { level: 3 });
  await shown.first().waitFor();
  return shown.allTextContents();
}
