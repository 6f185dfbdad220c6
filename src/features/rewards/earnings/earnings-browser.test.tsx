import { Profiler, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import type { Earnings } from '#queries/earnings.ts';
import { heard } from '#tests/fixtures/heard.ts';
import { renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { EarningsBrowser } from './earnings-browser.tsx';
import type { EarningsQuery, RewardsSearch } from './earnings-rows.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});

const now = Date.now();
const hoursAgo = (hours: number) => new Date(now - hours * 60 * 60 * 1000).toISOString();
const answer = (changes: Partial<Earnings> = {}): Earnings => ({
  ...getEarningsResponseMock(),
  period: { start: '2999-03-01', end: '2999-03-31', time_zone: 'UTC' },
  last_updated: hoursAgo(3),
  ...changes,
});
const none = answer({
  rows: [],
  totals: { rake: '0.00', net_rake: '0.00', edge_earned: '0.00', edge_credited: '0.00' },
  last_updated: null,
});
const query = (changes: Partial<EarningsQuery>): EarningsQuery => ({
  data: undefined,
  isError: false,
  error: null,
  isFetching: false,
  dataUpdatedAt: now,
  errorUpdateCount: 0,
  refetch: vi.fn(),
  ...changes,
});

function Sample({ queries }: { queries: Readonly<Record<string, EarningsQuery>> }) {
  const [search, setSearch] = useState<RewardsSearch>({});
  return (
    <>
      <h1 tabIndex={-1}>page</h1>
      <output>{JSON.stringify(search)}</output>
      <EarningsBrowser
        member={7}
        months={Object.entries(queries).map(([month, query]) => ({ month, query }))}
        earlier={['2999-01', '2998-12']}
        search={search}
        onSearch={(values) => {
          setSearch({ ...search, ...values });
        }}
      />
    </>
  );
}

function show(thisMonth: Partial<EarningsQuery>, lastMonth: Partial<EarningsQuery> = { data: answer() }) {
  return renderForMember(<Sample queries={{ this_month: query(thisMonth), last_month: query(lastMonth) }} />);
}

const section = page.getByRole('region', { name: 'This Month' });
const grid = page.getByRole('grid', { name: 'This Month' });
const cells = () =>
  grid
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
const says = (words: string) =>
  expect.poll(() => section.element().textContent.replaceAll('\u2009', ' ')).toContain(words);
const address = () => document.querySelector('output')?.textContent;

it('names the month, its days and zone, the age of the data, and shows exact figures with their total', async () => {
  await show({ data: answer({ last_updated: '2999-03-14T22:15:00Z' }) });
  await says('March 1 – 31, 2999 (UTC)');
  await says('Last Updated: 03/14/2999, 10:15');
  expect(section.element().querySelector('time')?.dateTime).toBe('2999-03-14T22:15:00Z');
  expect(cells()).toEqual([
    'River Room | danariver | 412.50 | 388.20 | ×1.25 | 485.25 | 480.00',
    'Lakeside Poker | dana_r | 96.00 | 96.00 | ×1.00 | 91.00 | 91.00',
    'Total of 2 rows |  | 508.50 | 484.20 |  | 576.25 | 571.00',
  ]);
});

it('scenario 45: data of more than 48 hours says that newer figures are missing; younger data does not', async () => {
  const { rerender } = await show({ data: answer({ last_updated: hoursAgo(47) }) });
  await says('(47 hours ago)');
  expect(section.element().textContent).not.toContain('more than 48 hours old');
  const late = {
    this_month: query({ data: answer({ last_updated: hoursAgo(49) }) }),
    last_month: query({}),
  };
  await rerender(<Sample queries={late} />);
  await says('Some of these figures are more than 48 hours old, so your latest play may be missing.');
});

it('scenario 44: a difference between the sent totals and the rows is shown, and the total stays that of the rows', async () => {
  const { totals } = answer();
  await show({ data: answer({ totals: { ...totals, edge_earned: '607.00' } }) });
  await says('The total we received doesn’t match your rooms. We show the sum of your rooms.');
  expect(cells().at(-1)).toContain('576.25');
});

it('scenario 44: the search filters both months, the total covers the remaining rows, and the count is announced once', async () => {
  await show({ data: answer() });
  const status = page.getByRole('status').filter({ hasText: 'This Month' });
  await userEvent.fill(page.getByRole('searchbox'), 'LÁKE');
  await expect.element(status).toHaveTextContent('This Month: 1 of 2 rows. Last Month: 1 of 2 rows.');
  expect(cells().at(-1)).toBe('Total of 1 row |  | 96.00 | 96.00 |  | 91.00 | 91.00');
  await expect.poll(address).toBe('{"q":"LÁKE"}');

  await userEvent.fill(page.getByRole('searchbox'), 'nobody');
  await expect.element(section.getByRole('heading', { name: 'Nothing matches your filters' })).toBeVisible();
  await section.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  expect(cells()).toHaveLength(3);
});

it('a header sorts both months, and the address says so', async () => {
  await show({ data: answer() });
  const rooms = () => cells().map((row) => row.split(' | ')[0]);
  expect(rooms()).toEqual(['River Room', 'Lakeside Poker', 'Total of 2 rows']);
  const header = grid.getByRole('columnheader', { name: 'Poker Room Name' });
  await header.click();
  await expect.poll(address).toBe('{"sort":"room"}');
  expect(rooms()).toEqual(['Lakeside Poker', 'River Room', 'Total of 2 rows']);
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await header.click();
  await expect.poll(address).toBe('{"sort":"-room"}');
});

it('scenario 43: a month that did not load is not shown as empty, and earlier data stays, with its time', async () => {
  const refetch = vi.fn();
  const { rerender } = await show({ isError: true, errorUpdateCount: 1, refetch });
  await says('We couldn’t load your earnings.');
  expect(section.element().textContent).not.toContain('No Edge');
  const again = section.getByRole('button', { name: 'Try again' });
  await again.click();
  expect(refetch).toHaveBeenCalledOnce();
  const queries = (thisMonth: Partial<EarningsQuery>) => ({
    this_month: query(thisMonth),
    last_month: query({ data: answer() }),
  });
  // While it is read once more the button is there, with focus; then focus stays in the section.
  await rerender(<Sample queries={queries({ errorUpdateCount: 1, isFetching: true })} />);
  await expect.element(section.getByRole('button', { name: 'Loading your earnings' })).toHaveFocus();
  await rerender(<Sample queries={queries({ data: answer(), errorUpdateCount: 1 })} />);
  await expect.element(section).toHaveFocus();
  expect(cells()).toHaveLength(3);
  await rerender(<Sample queries={queries({ data: answer(), isError: true, errorUpdateCount: 2 })} />);
  await says('We couldn’t update these figures. They’re from');
  expect(cells()).toHaveLength(3);
});

it('before anything was earned there is no search, and the way to the deals', async () => {
  await show({ data: none }, { data: none });
  await expect.element(section.getByRole('heading', { name: 'No Edge yet' })).toBeVisible();
  await expect.element(page.getByText('No Edge earned.')).toBeVisible();
  await expect.element(section.getByRole('link')).toHaveAttribute('href', '/app/deals/');
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});

it('a month is chosen by a menu, is kept in the address, and goes back to this month and last month', async () => {
  await show({ data: answer() });
  const menu = page.getByRole('combobox', { name: 'Month' });
  expect([...menu.element().querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'This month and last month',
    'January 2999',
    'December 2998',
  ]);
  await userEvent.selectOptions(menu, 'December 2998');
  await expect.poll(address).toBe('{"month":"2998-12"}');
  await userEvent.selectOptions(menu, 'This month and last month');
  await expect.poll(address).toBe('{}');
});

it('an earlier month is one section with its name, and says so when nothing was earned in it', async () => {
  const period = { start: '2998-12-01', end: '2998-12-31', time_zone: 'UTC' } as const;
  const { rerender } = await renderForMember(
    <Sample queries={{ '2998-12': query({ data: answer({ period }) }) }} />,
  );
  const grids = () =>
    page
      .getByRole('grid')
      .elements()
      .map((element) => element.getAttribute('aria-label'));
  await expect.poll(grids).toEqual(['December 2998']);
  await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2998-12');
  await expect.element(page.getByRole('heading', { name: 'December 2998' })).toBeVisible();
  await rerender(<Sample queries={{ '2998-12': query({ data: { ...none, period } }) }} />);
  await expect.element(page.getByText('No Edge earned.')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Month' })).toBeVisible();
});

it('newer figures on their way leave the rows', async () => {
  await show({ data: answer(), isFetching: true });
  await expect.element(grid).toHaveAttribute('aria-busy', 'true');
  expect(cells()).toHaveLength(3);
});

it('while the first figures are on their way blank rows stand for them', async () => {
  await show({ isFetching: true });
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Loading your earnings' }))
    .toBeInTheDocument();
  expect(cells()).toHaveLength(6);
});

it('at the end of the month both months are refetched once', async () => {
  const [refetch, refetchLast] = [vi.fn(), vi.fn()];
  const period = { start: '2026-02-01', end: '2026-02-28', time_zone: 'UTC' } as const;
  const dataUpdatedAt = Date.parse('2026-02-28T23:59:00Z');
  await show({ data: answer({ period }), dataUpdatedAt, refetch }, { data: answer(), refetch: refetchLast });
  expect([refetch, refetchLast].map((call) => call.mock.calls.length)).toEqual([1, 1]);
});

it('a key in the search is one commit', async () => {
  const months = ['this_month', 'last_month'].map((month) => ({ month, query: query({ data: answer() }) }));
  const [search, earlier] = [{}, [] as string[]];
  let commits = 0;
  await renderForMember(
    <Profiler id="browser" onRender={() => (commits += 1)}>
      <EarningsBrowser
        member={7}
        months={months}
        earlier={earlier}
        search={search}
        onSearch={() => undefined}
      />
    </Profiler>,
  );
  await expect.element(grid).toBeVisible();
  // At the first key React Aria takes notice that a keyboard is in use.
  await userEvent.fill(page.getByRole('searchbox'), 'd');
  await userEvent.keyboard('a');
  const counts: number[] = [];
  for (const key of ['n', 'a']) {
    await settled();
    commits = 0;
    await userEvent.keyboard(key);
    await settled();
    counts.push(commits);
  }
  await expect.element(page.getByRole('searchbox')).toHaveValue('dana');
  expect(counts).toEqual([1, 1]);
});

async function settled() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

it('is heard as heading, month, search and count, then the grid with its sort, each header and row', async () => {
  const data = answer({
    rows: answer().rows.slice(0, 1),
    totals: { rake: '412.50', net_rake: '388.20', edge_earned: '485.25', edge_credited: '480.00' },
    last_updated: '2999-03-14T22:15:00Z',
  });
  await renderForMember(
    <main>
      <Sample queries={{ this_month: query({ data }) }} />
    </main>,
  );
  await expect.element(grid).toBeVisible();
  expect(await heard(page.getByRole('main').element())).toEqual([
    'main',
    'heading, page, level 1',
    'status',
    '{}',
    'heading, Earnings by room, level 2',
    'Month',
    'combobox, Month, recent, has popup listbox, not expanded',
    'paragraph',
    'Edge you earned at each room. Select a row to see how we calculated it.',
    'Search',
    'searchbox, Search, placeholder Room or username',
    'button, Columns and density, not expanded',
    'Columns and density',
    'status',
    'region, This Month',
    'heading, This Month, level 3',
    'This Month',
    'March 1 – 31, 2999 (UTC)',
    'Last Updated:',
    'time',
    '03/14/2999, 10:15 PM UTC',
    '(',
    '1 minute ago',
    ')',
    'button, Download CSV March 2999',
    'Download CSV',
    'March 2999',
    'status',
    'status',
    'status',
    'grid, This Month, Edge Earned, highest first, not busy',
    'rowgroup',
    'row, Poker Room Name Username Rake (GGR) USD Net Rake (NGR) USD Edge Multiplier Edge Earned Edge Credited',
    'columnheader, Poker Room Name, sortable column, column index 1, no defined sort order',
    'Poker Room Name',
    'slider, Column width Poker Room Name, orientated horizontally, max value 9007199254740991, min value 184, current value 320 pixels',
    'columnheader, Username, sortable column, column index 2, no defined sort order',
    'Username',
    'slider, Column width Username, orientated horizontally, max value 9007199254740991, min value 120, current value 159 pixels',
    'columnheader, Rake (GGR) USD, Gross gaming revenue: all the rake and fees you paid at the room. sortable column, column index 3, no defined sort order',
    'Rake (GGR)',
    'USD',
    'button, About Rake (GGR), not expanded',
    'slider, Column width Rake (GGR) USD, orientated horizontally, max value 9007199254740991, min value 132, current value 160 pixels',
    'columnheader, Net Rake (NGR) USD, Net gaming revenue: the rake your room counts, after its own deductions. Your Edge is based on it. sortable column, column index 4, no defined sort order',
    'Net Rake (NGR)',
    'USD',
    'button, About Net Rake (NGR), not expanded',
    'slider, Column width Net Rake (NGR) USD, orientated horizontally, max value 9007199254740991, min value 132, current value 160 pixels',
    'columnheader, Edge Multiplier, The Edge you earn for each dollar of net rake. Your deal sets it. sortable column, column index 5, no defined sort order',
    'Edge Multiplier',
    'button, About Edge Multiplier, not expanded',
    'slider, Column width Edge Multiplier, orientated horizontally, max value 9007199254740991, min value 132, current value 160 pixels',
    'columnheader, Edge Earned, Net rake times the multiplier, plus or minus corrections. It joins your balance when it’s credited. sortable column Edge Earned, highest first, column index 6, sorted in descending order',
    'Edge Earned',
    'button, About Edge Earned, not expanded',
    'slider, Column width Edge Earned, orientated horizontally, max value 9007199254740991, min value 132, current value 159 pixels',
    'columnheader, Edge Credited, The Edge earned that’s already in your balance. sortable column, column index 7, no defined sort order',
    'Edge Credited',
    'button, About Edge Credited, not expanded',
    'slider, Column width Edge Credited, orientated horizontally, max value 9007199254740991, min value 132, current value 160 pixels',
    'rowgroup',
    'row, River Room',
    'rowheader, River Room',
    'River Room',
    'gridcell, danariver',
    'danariver',
    'gridcell, 412.50',
    '412.50',
    'gridcell, 388.20',
    '388.20',
    'gridcell, ×1.25',
    '×1.25',
    'gridcell, 485.25',
    '485.25',
    'gridcell, 480.00',
    '480.00',
    'rowgroup',
    'row, Total of 1 row',
    'rowheader, Total of 1 row',
    'Total of 1 row',
    'gridcell',
    'gridcell, 412.50',
    '412.50',
    'gridcell, 388.20',
    '388.20',
    'gridcell',
    'gridcell, 485.25',
    '485.25',
    'gridcell, 480.00',
    '480.00',
  ]);
});
