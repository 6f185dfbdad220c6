import type { Locator, Page } from '@playwright/test';

import type { Account } from '#sdk/generated/model/account.ts';
import type { DailyEarnings } from '#sdk/generated/model/daily-earnings.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { someOf } from '../depth.ts';
import { expect, test } from '../fixtures/journey.ts';
import { memberApi } from '../fixtures/member-api.ts';
import { changeDeals } from '../fixtures/room.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';
import type { World } from '../fixtures/world.ts';

/**
 * A figure or a date that stands in several places is the same in all of them, and the one that the server holds: half an
 * hour before a month ends in UTC, which is the next month on some of these clocks, on the day on which a deal ends; and
 * half an hour into the next month. What the files hold is shown by the unit tests of the exports.
 */
const ZONES = ['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Kiritimati'];
const BEFORE_THE_TURN = Date.UTC(2026, 11, 31, 23, 30);
const AFTER_THE_TURN = Date.UTC(2027, 0, 1, 0, 30);
const DEAL_END = '2026-12-31T23:59:59Z';

test.use({ startsAt: BEFORE_THE_TURN });

for (const timezoneId of someOf(ZONES, 1)) {
  test.describe(`read in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('one figure, one name, one date for one thing, before a month ends and after', async ({
      page,
      world,
    }) => {
      test.setTimeout(120_000);
      await page.clock.install({ time: BEFORE_THE_TURN });
      await changeDeals(page, { expires_at: DEAL_END });
      await page.route(/\/api\/v1\/deals\//, async (route) => {
        const answer = await route.fetch();
        const { results, ...rest } = (await answer.json()) as { results: object[] };
        const ending = results.map((deal) => ({ ...deal, expires_at: DEAL_END }));
        await route.fulfill({ json: { ...rest, results: ending } });
      });
      await rememberDemo(page, world);

      const facts = await factsOf(world);
      const seen: Seen[] = [];
      for (const read of [readBalances, readDeals, readRewards]) seen.push(...(await read(page)));
      seen.push(...(await readMonth(page, 'This Month', '')));
      expect(seen).toEqual(seen.map(([place, fact]) => [place, fact, facts[fact]]));
      expect(new Set(seen.map(([, fact]) => fact))).toEqual(new Set(Object.keys(facts)));

      world.clock.set(AFTER_THE_TURN);
      await page.clock.setSystemTime(AFTER_THE_TURN);
      const later = await readMonth(page, 'Last Month', '?month=2026-12');
      const after = await factsOf(world);
      expect(later).toEqual(later.map(([place, fact]) => [place, fact, after[fact]]));
      await page.goto('/app/deals/river-room');
      await expect(page.getByRole('region', { name: 'Deals that have ended' })).toContainText(
        'Ended on Dec 31, 2026 (UTC)',
      );
    });
  });
}

/** The values on the server, formatted in English. */
async function factsOf(world: World) {
  const { read } = await memberApi(world);
  const { edge_balance } = (await read('')) as Account;
  const { totals } = (await read('earnings/?month=2026-12')) as Earnings;
  const { days } = (await read('earnings/daily/?month=2026-12')) as DailyEarnings;
  const [redemption] = (await read('redemptions/')) as Redemption[];
  if (redemption === undefined) throw new Error('The demo data has changed.');
  const ofDays = days.reduce((sum, { edge_earned }) => sum + Math.round(Number(edge_earned) * 100), 0);
  return {
    balance: amount(edge_balance),
    'rake of the month': amount(totals.rake),
    'net rake of the month': amount(totals.net_rake),
    'earned in the month': amount(totals.edge_earned),
    'earned on the days': amount((ofDays / 100).toFixed(2)),
    'credited of what was earned': amount(totals.edge_credited),
    'earned and not credited': amount((Number(totals.edge_earned) - Number(totals.edge_credited)).toFixed(2)),
    'day of the redemption': day(redemption.requested_at),
    'price of the redemption': amount(redemption.edge_amount),
    'end of the deal': day(DEAL_END),
    'end of the deal, in a table': '12/31/2026',
  };
}

type Fact = keyof Awaited<ReturnType<typeof factsOf>>;
/** A place on the site, a fact, and the text that shows it there. */
type Seen = readonly [place: string, fact: Fact, text: string];

async function readBalances(page: Page): Promise<Seen[]> {
  const main = page.getByRole('main');
  const seen: Seen[] = [];
  const see = async (place: string, text: Promise<string>) => {
    seen.push([place, 'balance', amountIn(await text)]);
  };
  await page.goto('/');
  await see('home', textOf(main.getByText(/^You have [\d,.]+ Edge/)));
  await page.goto('/app/');
  await see('header', textOf(page.getByRole('banner').getByRole('link', { name: /Edge$/ })));
  await see('home of members', textOf(main.getByText(/^[\d,.]+ Edge$/)));
  await page.goto('/app/rewards/edge');
  await see('redeem', textOf(main.getByRole('region', { name: 'Your balance' }).getByText(/^[\d,.]+ Edge$/)));
  await page.goto('/app/rewards/edge-history');
  const newest = page.getByRole('grid', { name: 'Movements' }).getByRole('row').nth(1);
  seen.push(['history', 'balance', (await cellsOf(newest)).at(-1) ?? '']);
  return seen;
}

async function readDeals(page: Page): Promise<Seen[]> {
  await page.goto('/app/deals/');
  const ends = page.getByRole('main').getByText(/^Ends on /);
  await ends.first().waitFor();
  const cards = new Set(await ends.allInnerTexts());
  await page.goto('/app/deals/river-room');
  return [
    ...[...cards].map((text): Seen => ['deals', 'end of the deal', text.replace('Ends on ', '')]),
    ['room', 'end of the deal, in a table', await detailsOf(page.getByRole('main'), 'Ends on (UTC)')],
  ];
}

async function readRewards(page: Page): Promise<Seen[]> {
  await page.goto('/app/rewards/');
  const card = page.getByRole('region', { name: 'Earned This Month' });
  const chart = page.getByRole('region', { name: 'Edge by day' });
  await chart.getByRole('slider').waitFor({ state: 'attached' });
  await chart.getByText('Show as a table').click();
  const days = await cellsOf(chart.getByRole('row', { name: /^Total/ }));
  const redemption = await textOf(
    page.getByRole('region', { name: 'Last Edge Redemptions' }).getByRole('listitem').first(),
  );
  return [
    ['summary', 'earned in the month', amountIn(await detailsOf(card, 'December 2026'))],
    ['summary', 'earned and not credited', amountIn(await detailsOf(card, 'Not credited yet'))],
    ['summary', 'credited of what was earned', amountIn(await detailsOf(card, 'Credited'))],
    ['summary', 'price of the redemption', amountIn(redemption)],
    ['summary', 'day of the redemption', /· (\w+ \d+, \d+ \(UTC\))/.exec(redemption)?.[1] ?? redemption],
    ['table of the chart', 'earned on the days', days[1] ?? ''],
  ];
}

/** The table of the month and its statement. */
async function readMonth(page: Page, name: 'This Month' | 'Last Month', query: string): Promise<Seen[]> {
  await page.goto('/app/rewards/');
  const table = page.getByRole('region', { name, exact: true });
  const [rake = '', netRake = '', , earned = '', credited = ''] = (
    await cellsOf(table.getByRole('row', { name: /^Total of/ }))
  ).slice(-5);
  await page.goto(`/app/rewards/statement${query}`);
  const cells = (title: string, row: RegExp) =>
    cellsOf(page.getByRole('table', { name: title }).getByRole('row', { name: row }));
  const balance = await cells('Balance', query === '' ? /^Balance/ : /^Closing balance/);
  const rooms = await cells('Earnings by room', /^Total/);
  const joined = await cells('From earned to credited', /^Earned in this month \+/);
  return [
    ['table', 'rake of the month', rake],
    ['table', 'net rake of the month', netRake],
    ['table', 'earned in the month', earned],
    ['table', 'credited of what was earned', credited],
    ['statement', 'balance', balance.at(-1) ?? ''],
    ['statement', 'rake of the month', rooms[2] ?? ''],
    ['statement', 'net rake of the month', rooms[3] ?? ''],
    ['statement', 'earned in the month', rooms[5] ?? ''],
    ['statement, joined', 'earned in the month', amountIn(joined.at(-1) ?? '')],
  ];
}

async function cellsOf(row: Locator): Promise<string[]> {
  await row.waitFor();
  return row.evaluate((element) =>
    [...element.querySelectorAll('th, td, [role=gridcell], [role=rowheader]')].map((cell) =>
      (cell as HTMLElement).innerText.trim(),
    ),
  );
}

/** The value of a term in a description list. */
async function detailsOf(part: Locator, term: string): Promise<string> {
  const found = part.locator('dt').getByText(term, { exact: true }).first();
  await found.waitFor();
  return found.evaluate((one) =>
    [...(one.closest('div, dl')?.querySelectorAll('dd') ?? [])].map((dd) => dd.innerText).join('\n'),
  );
}

async function textOf(part: Locator): Promise<string> {
  return (await part.innerText()).replaceAll('\u202f', ' ');
}

/** Without its sign. */
function amountIn(text: string): string {
  return /[\d,]+\.\d\d/.exec(text)?.[0] ?? text;
}

function amount(decimal: string): string {
  return decimal.replaceAll(/\B(?=(\d{3})+\.)/g, ',');
}

function day(timestamp: string): string {
  const parts = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-US', parts).format(new Date(timestamp))} (UTC)`;
}
