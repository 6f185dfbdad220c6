import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import type { Account } from '#sdk/generated/model/account.ts';
import type { DailyEarnings } from '#sdk/generated/model/daily-earnings.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { someOf } from '../depth.ts';
import { expect, test } from '../fixtures/journey.ts';
import { memberApi } from '../fixtures/member-api.ts';
import { changeDeals } from '../fixtures/room.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';
import type { World } from '../fixtures/world.ts';

/**
 * A figure or a date that stands in several places is the same in all of them. The places are read as a person reads
 * them, by name, and compared with what the server holds: half an hour before a month ends in UTC, which is the next
 * month on some of these clocks, on the day on which a deal ends; and half an hour into the next month.
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
      test.setTimeout(180_000);
      await page.clock.install({ time: BEFORE_THE_TURN });
      await changeDeals(page, { expires_at: DEAL_END });
      await page.route(/\/api\/v1\/deals\//, async (route) => {
        const answer = await route.fetch();
        const { results, ...rest } = (await answer.json()) as { results: object[] };
        const ending = results.map((deal) => ({ ...deal, expires_at: DEAL_END }));
        await route.fulfill({ json: { ...rest, results: ending } });
      });
      await rememberDemo(page, world);

      const state = await serverState(world, '2026-12');
      const seen: Seen[] = [];
      for (const read of [readHomes, readDeals, readRewards, readRedemptions, readHistory, readExport])
        seen.push(...(await read(page, state)));
      seen.push(...(await readStatement(page, state, 'this_month')));
      expect(told(seen)).toEqual(expected(seen, state));
      expect(Object.keys(FACTS).filter((fact) => !seen.some(([, read]) => read === fact))).toEqual([]);

      world.clock.set(AFTER_THE_TURN);
      await page.clock.setSystemTime(AFTER_THE_TURN);
      const after = await serverState(world, '2026-12');
      const later = [...(await readLastMonth(page)), ...(await readStatement(page, after, 'last_month'))];
      expect(told(later)).toEqual(expected(later, after));
      await page.goto('/app/deals/river-room');
      await expect(page.getByRole('region', { name: 'Deals that have ended' })).toContainText(
        'Expired on Dec 31, 2026 (UTC)',
      );
    });
  });
}

/** What the server holds, and how each of it reads. */
async function serverState(world: World, month: string) {
  const { read, movements } = await memberApi(world);
  const account = (await read('')) as Account;
  const earnings = (await read(`earnings/?month=${month}`)) as Earnings;
  const daily = (await read(`earnings/daily/?month=${month}`)) as DailyEarnings;
  const [redemption] = (await read('redemptions/')) as Redemption[];
  const all = await movements();
  const own = all.filter(({ occurred_at }) => occurred_at.startsWith(month));
  const correction = all.find(({ kind }) => kind === 'adjusted');
  if (redemption === undefined || correction === undefined) throw new Error('The demo data has changed.');
  return { account, earnings, daily, redemption, correction, movements: all, own };
}

type State = Awaited<ReturnType<typeof serverState>>;

/** By name: what it reads like, wherever it stands. */
const FACTS = {
  balance: ({ account }: State) => english(account.edge_balance),
  'rake of the month': ({ earnings }: State) => english(earnings.totals.rake),
  'net rake of the month': ({ earnings }: State) => english(earnings.totals.net_rake),
  'earned in the month': ({ earnings }: State) => english(earnings.totals.edge_earned),
  'earned on the days': ({ daily }: State) => english(sumOf(daily.days.map((day) => day.edge_earned))),
  'credited of what was earned in the month': ({ earnings }: State) => english(earnings.totals.edge_credited),
  'earned and not credited': ({ earnings: { totals } }: State) =>
    english((Number(totals.edge_earned) - Number(totals.edge_credited)).toFixed(2)),
  'credited in the month': ({ own }: State) =>
    english(sumOf(own.filter(({ kind }) => kind === 'credited').map(({ amount }) => amount))),
  'age of the rooms’ data': ({ earnings }: State) => moment(earnings.last_updated ?? '', 'short'),
  'age of the rooms’ data, in a sentence': ({ earnings }: State) =>
    moment(earnings.last_updated ?? '', 'long'),
  'last credit': ({ earnings: { rows } }: State) =>
    day(
      rows
        .flatMap(({ credited_at }) => credited_at ?? [])
        .toSorted()
        .at(-1) ?? '',
    ),
  'day of the redemption': ({ redemption }: State) => day(redemption.requested_at),
  'moment of the redemption': ({ redemption }: State) => moment(redemption.requested_at, 'long'),
  'price of the redemption': ({ redemption }: State) => english(redemption.edge_amount),
  'day of the correction': ({ correction }: State) => digits(correction.occurred_at),
  'amount of the correction': ({ correction }: State) => english(correction.amount),
  'end of the deal': () => day(DEAL_END),
  'end of the deal, in a table': () => digits(DEAL_END),
} as const satisfies Record<string, (state: State) => string>;

type Fact = keyof typeof FACTS;

/** In which place which fact reads like what. */
type Seen = readonly [place: string, fact: Fact, text: string];

let zone = 'UTC';

test.beforeEach(({ timezoneId }) => {
  zone = timezoneId ?? 'UTC';
});

function told(seen: readonly Seen[]): string[] {
  return seen.map(([place, fact, text]) => `${place}: ${fact}: ${text}`);
}

function expected(seen: readonly Seen[], state: State): string[] {
  return seen.map(([place, fact]) => `${place}: ${fact}: ${FACTS[fact](state)}`);
}

async function readHomes(page: Page): Promise<Seen[]> {
  await page.goto('/');
  const hero = await textOf(page.getByRole('main').getByText(/^You have [\d,.]+ Edge/));
  await page.goto('/app/');
  const header = await textOf(page.getByRole('banner').getByRole('link', { name: /Edge$/ }));
  const card = await textOf(page.getByRole('main').getByText(/^[\d,.]+ Edge$/));
  return [
    ['home', 'balance', amountIn(hero)],
    ['header', 'balance', amountIn(header)],
    ['member’s home', 'balance', amountIn(card)],
  ];
}

async function readDeals(page: Page): Promise<Seen[]> {
  await page.goto('/app/deals/');
  const ends = page.getByRole('main').getByText(/^Ends on /);
  await ends.first().waitFor();
  const cards = new Set(await ends.allInnerTexts());
  await page.goto('/app/deals/river-room');
  const facts = await factsOf(page.getByRole('main'), 'Ends on (UTC)');
  return [
    ...[...cards].map((text): Seen => ['deals', 'end of the deal', text.replace('Ends on ', '')]),
    ...facts.map((text): Seen => ['room', 'end of the deal, in a table', text]),
  ];
}

async function readRewards(page: Page): Promise<Seen[]> {
  await page.goto('/app/rewards/');
  const card = page.getByRole('region', { name: 'Earned This Month' });
  const chart = page.getByRole('region', { name: 'Edge by day' });
  await chart.getByRole('slider').waitFor({ state: 'attached' });
  await chart.getByText('The same as a table').click();
  const days = await cellsOf(chart.getByRole('row', { name: /^Total/ }));
  const [total = ''] = await factsOf(card, 'All rooms together');
  const [notCredited = ''] = await factsOf(card, 'Earned, not credited yet');
  const [credited = ''] = await factsOf(card, 'Credited');
  const [headline = ''] = await factsOf(chart, 'Earned in December 2026 so far');
  const redemption = await textOf(
    page.getByRole('region', { name: 'Last Edge Redemptions' }).getByRole('listitem').first(),
  );
  return [
    ['summary', 'earned in the month', amountIn(total)],
    ['summary', 'earned and not credited', amountIn(notCredited)],
    ['summary', 'age of the rooms’ data, in a sentence', after('As of ', notCredited)],
    ['summary', 'credited of what was earned in the month', amountIn(credited)],
    ['summary', 'last credit', after('Last on ', credited)],
    ['summary', 'price of the redemption', amountIn(redemption)],
    ['summary', 'day of the redemption', /on (\w+ \d+, \d+ \(UTC\))/.exec(redemption)?.[1] ?? redemption],
    ['chart', 'earned in the month', amountIn(headline)],
    ['table of the chart', 'earned on the days', days[1] ?? ''],
    ...(await readTable(page, 'This Month')),
  ];
}

async function readLastMonth(page: Page): Promise<Seen[]> {
  await page.goto('/app/rewards/');
  return readTable(page, 'Last Month');
}

async function readTable(page: Page, name: 'This Month' | 'Last Month'): Promise<Seen[]> {
  const section = page.getByRole('region', { name, exact: true });
  const total = await cellsOf(section.getByRole('row', { name: /^Total of/ }));
  const updated = await textOf(section.locator('time'));
  const saving = page.waitForEvent('download');
  await section.getByRole('button', { name: /^Download CSV/ }).click();
  const lines = rowsOf(await readFile(await (await saving).path(), 'utf8'));
  const column = (index: number) => english(sumOf(lines.map((line) => line[index] ?? '')));
  const [rake = '', netRake = '', , earned = '', credited = ''] = total.slice(-5);
  return [
    ['table', 'rake of the month', rake],
    ['table', 'net rake of the month', netRake],
    ['table', 'earned in the month', earned],
    ['table', 'credited of what was earned in the month', credited],
    ['table', 'age of the rooms’ data', updated],
    ['CSV of the table', 'rake of the month', column(2)],
    ['CSV of the table', 'net rake of the month', column(3)],
    ['CSV of the table', 'earned in the month', column(5)],
    ['CSV of the table', 'credited of what was earned in the month', column(6)],
  ];
}

async function readRedemptions(page: Page, { redemption }: State): Promise<Seen[]> {
  await page.goto('/app/rewards/edge');
  const [balance = ''] = await factsOf(page.getByRole('main'), 'Edge to redeem');
  const requested = page.getByText(`for ${redemption.email}`).first();
  return [
    ['redeem', 'balance', amountIn(balance)],
    [
      'redemptions',
      'moment of the redemption',
      after('Requested ', await textOf(requested)).replace(` for ${redemption.email}`, ''),
    ],
  ];
}

async function readHistory(page: Page, state: State): Promise<Seen[]> {
  await page.goto('/app/rewards/edge-history?kind=adjusted');
  const grid = page.getByRole('grid', { name: 'Movements of Edge' });
  const correction = await cellsOf(grid.getByRole('row').nth(1));
  await page.goto('/app/rewards/edge-history');
  const newest = await cellsOf(grid.getByRole('row').nth(1));
  const saving = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'Download CSV' }).click();
  const lines = rowsOf(await readFile(await (await saving).path(), 'utf8'));
  const credited = lines.filter(([at = '', kind]) => at.startsWith('2026-12') && kind === 'credited');
  const [adjusted = []] = lines.filter(([, kind]) => kind === 'adjusted');
  expect(lines.length).toBe(state.movements.length);
  return [
    ['history', 'balance', newest.at(-1) ?? ''],
    ['history', 'day of the correction', correction[0] ?? ''],
    ['history', 'amount of the correction', correction.at(-3) ?? ''],
    ['CSV of the history', 'balance', english(lines[0]?.at(-1) ?? '')],
    ['CSV of the history', 'credited in the month', english(sumOf(credited.map((line) => line[6] ?? '')))],
    ['CSV of the history', 'day of the correction', digits(adjusted[0] ?? '')],
    ['CSV of the history', 'amount of the correction', english(adjusted[6] ?? '')],
  ];
}

async function readStatement(
  page: Page,
  { correction }: State,
  period: 'this_month' | 'last_month',
): Promise<Seen[]> {
  await page.goto(`/app/rewards/statement${period === 'this_month' ? '' : '?month=2026-12'}`);
  const main = page.getByRole('main');
  const table = (name: string) => main.getByRole('table', { name });
  const cells = (name: string, row: RegExp) => cellsOf(table(name).getByRole('row', { name: row }));
  const balance = await cells('Balance', period === 'this_month' ? /^Balance so far/ : /^Closing balance/);
  const [, , rake = '', netRake = '', , earned = ''] = await cells('Earnings by room', /^All rooms/);
  const join = 'From earned to credited';
  const notYet = await table(join)
    .getByRole('row', { name: /not credited yet/ })
    .allInnerTexts();
  const [updated = ''] = await factsOf(main, 'Last Updated');
  const isOfThisMonth = correction.occurred_at.startsWith('2026-12');
  const corrected = isOfThisMonth ? await cells('Bonuses and adjustments', /Adjusted/) : [];
  const moved = isOfThisMonth ? await cells('Movements', /Adjusted/) : [];
  return [
    ['statement', 'balance', balance.at(-1) ?? ''],
    ['statement, balance', 'credited in the month', unsigned((await cells('Balance', /^Credited/)).at(-1))],
    ['statement, rooms', 'rake of the month', rake],
    ['statement, rooms', 'net rake of the month', netRake],
    ['statement, rooms', 'earned in the month', earned],
    [
      'statement, joined',
      'earned in the month',
      unsigned((await cells(join, /^Earned in December 2026 \+/)).at(-1)),
    ],
    ['statement, joined', 'credited in the month', (await cells(join, /^Credited in/)).at(-1) ?? ''],
    ...notYet.map((text): Seen => ['statement, joined', 'earned and not credited', amountIn(text)]),
    ['statement', 'age of the rooms’ data', /^.*?[AP]M \S+/.exec(updated)?.[0] ?? updated],
    ...(isOfThisMonth
      ? ([
          ['statement, adjustments', 'day of the correction', corrected[0] ?? ''],
          ['statement, adjustments', 'amount of the correction', corrected.at(-1) ?? ''],
          ['statement, movements', 'day of the correction', moved[0] ?? ''],
          ['statement, movements', 'amount of the correction', moved.at(-3) ?? ''],
        ] satisfies Seen[])
      : []),
  ];
}

async function readExport(page: Page): Promise<Seen[]> {
  await page.goto('/app/user/account');
  const saving = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as {
    account: { data: Account };
    edge_history: { data: EdgeMovement[] };
    redemptions: { data: Redemption[] };
  };
  const [newest] = file.edge_history.data;
  const [redemption] = file.redemptions.data;
  return [
    ['export', 'balance', english(file.account.data.edge_balance)],
    ['export, history', 'balance', english(newest?.balance_after ?? '')],
    ['export', 'day of the redemption', day(redemption?.requested_at ?? '')],
    ['export', 'price of the redemption', english(redemption?.edge_amount ?? '')],
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

/** What stands at a term of a list of facts. */
async function factsOf(part: Locator, term: string): Promise<string[]> {
  const terms = part.locator('dt').getByText(term, { exact: true });
  await terms.first().waitFor();
  return terms.evaluateAll((found) =>
    found.map((one) =>
      [...(one.closest('div, dl')?.querySelectorAll('dd') ?? [])]
        .map((dd) => dd.innerText)
        .join('\n')
        .replaceAll('\u202f', ' '),
    ),
  );
}

async function textOf(part: Locator): Promise<string> {
  return (await part.innerText()).replaceAll('\u202f', ' ');
}

function amountIn(text: string): string {
  return unsigned(/[+\u2212]?[\d,]+\.\d\d/.exec(text)?.[0]);
}

function unsigned(text = ''): string {
  return text.replace(/^[+\u2212]/, '');
}

function after(words: string, text: string): string {
  return text.slice(text.indexOf(words) + words.length).trim();
}

function english(amount: string): string {
  const [whole = '', fraction] = amount.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${amount.startsWith('-') ? '\u2212' : ''}${grouped}.${fraction ?? '00'}`;
}

/** Hundredths, which a float holds exactly. */
function sumOf(amounts: readonly string[]): string {
  const hundredths = amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
  return (hundredths / 100).toFixed(2);
}

function digits(timestamp: string): string {
  const [year, month, date] = timestamp.slice(0, 10).split('-');
  return [month, date, year].join('/');
}

function day(timestamp: string): string {
  const date = new Date(timestamp);
  const parts = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-US', parts).format(date)} (UTC)`;
}

function moment(timestamp: string, form: 'short' | 'long'): string {
  const parts =
    form === 'long'
      ? ({ month: 'short', day: 'numeric' } as const)
      : ({ month: '2-digit', day: '2-digit' } as const);
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone: zone } as const;
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', ...parts, ...clock })
    .format(new Date(timestamp))
    .replaceAll('\u202f', ' ');
}

/** Cells as a spreadsheet reads them, without the header. */
function rowsOf(text: string): string[][] {
  return text
    .split('\r\n')
    .slice(1, -1)
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell).slice(0, -1),
    );
}
