import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { formatMoment } from '#lib/dates.ts';
import { edgeHistory } from '#sdk/generated/api/edge-history/edge-history.ts';
import { getEdgeHistoryResponseMock } from '#sdk/generated/api/edge-history/edge-history.msw.ts';
import { emptyCache, renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { EdgeHistory } from './edge-history.tsx';
import type { HistorySearch } from './history-search.ts';

vi.mock(import('#sdk/generated/api/edge-history/edge-history.ts'), async (original) => ({
  ...(await original()),
  edgeHistory: vi.fn<typeof edgeHistory>(),
}));

// In a test build React Aria's virtualizer draws every row unless this says that it is in a real browser.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

// The first of them waits for the grid to be built.
vi.setConfig({ testTimeout: 60_000 });

const read = vi.mocked(edgeHistory);
const onSearch = vi.fn<(values: Partial<HistorySearch>) => void>();
const LAST = { ...getEdgeHistoryResponseMock(), count: 5, next_cursor: null };
const NONE = { count: 0, results: [], next_cursor: null };
const grid = page.getByRole('grid', { name: 'Movements', exact: true });
const button = (name: string) => page.getByRole('button', { name });

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  read.mockReset();
  await page.viewport(1280, 900);
});

const whole = (search: HistorySearch) => <EdgeHistory member={7} search={search} onSearch={onSearch} />;

function show(search: HistorySearch = {}, client = emptyCache()) {
  return renderForMember(whole(search), client);
}

it('shows each movement with what it did to the balance, signed, or a dash and why', async () => {
  read.mockResolvedValue(LAST);
  await show();
  await expect.element(grid.getByText('Monthly race · River Room')).toBeVisible();
  const rows = grid.getByRole('row').elements().slice(1);
  expect(rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent))).toEqual([
    ['Not credited yet', 'Rake at Lakeside Poker', '96.00', '—No change', '1,250.00'],
    ['Redemption', 'Premium, 1 month · RW-2026-0301 · Requested', '800.00', '−800.00', '1,250.00'],
    ['Credited', 'Rake at River Room', '480.00', '+480.00', '2,050.00'],
    ['Correction', 'The room corrected Mar 3, 2026. · Lakeside Poker', '−5.00', '−5.00', '1,570.00'],
    ['Bonus', 'Monthly race · River Room', '50.00', '+50.00', '1,575.00'],
  ]);
  await expect.element(page.getByText('5 movements')).toBeVisible();
  await expect.element(button('Download CSV')).toBeVisible();
});

it('says where credited Edge is carried over from, and how a redemption ended, and opens to the steps', async () => {
  const results = LAST.results.map((movement) => {
    if (movement.kind === 'credited') return { ...movement, played_on: '2026-02-28' };
    const failed = { kind: 'failed', occurred_at: '2026-03-14T12:00:00Z' } as const;
    return movement.kind === 'redeemed' ? { ...movement, steps: [...movement.steps, failed] } : movement;
  });
  read.mockResolvedValue({ ...LAST, results });
  await show();
  await expect.element(grid.getByText('Rake at River Room · Carried over: February 2026')).toBeVisible();
  await grid.getByText('Premium, 1 month · RW-2026-0301 · Failed, Edge returned').click();
  const dialog = page.getByRole('dialog', { name: 'Redemption' });
  await expect.element(dialog.getByRole('heading', { name: 'Steps' })).toBeVisible();
  const facts = dialog.element().querySelector('dl');
  const moment = (at: string) => formatMoment(at, 'en');
  expect([...(facts?.querySelectorAll('dt, dd') ?? [])].map((part) => part.textContent)).toEqual([
    'Requested',
    `${moment('2026-03-14T09:26:53Z')}−800.00 Edge`,
    'Failed, Edge returned',
    `${moment('2026-03-14T12:00:00Z')}+800.00 Edge`,
  ]);
});

it('tells how many rows there are in all while it has only the first of them, and reads on', async () => {
  const one = LAST.results.slice(0, 1);
  read.mockImplementation((params) =>
    Promise.resolve({
      count: 5,
      results: params?.cursor === 'more' ? LAST.results.slice(1) : one,
      next_cursor: params?.cursor === 'more' ? null : 'more',
    }),
  );
  await show({ kind: 'earned,stolen', from: '2026-03-31', to: '2026-03-01', order: 'oldest' });
  await expect.element(grid.getByText('Monthly race · River Room')).toBeVisible();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '6');
  const asked = { order: 'oldest', kind: ['earned'], from: '2026-03-01', to: '2026-03-31' };
  expect(read.mock.calls.map(([params]) => params)).toEqual([asked, { ...asked, cursor: 'more' }]);
});

it('sorts by date through its header, newest first without being asked', async () => {
  read.mockResolvedValue(LAST);
  const { rerender } = await show();
  const header = grid.getByRole('columnheader', { name: 'Date (UTC)' });
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await header.click();
  expect(onSearch.mock.calls).toEqual([[{ order: 'oldest' }]]);
  await rerender(whole({ order: 'oldest' }));
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await header.click();
  expect(onSearch.mock.lastCall).toEqual([{ order: undefined }]);
});

it('adds and takes away kinds, in their own order', async () => {
  read.mockResolvedValue(LAST);
  await show({ kind: 'adjusted,credited' });
  await expect.element(button('Credited')).toHaveAttribute('aria-pressed', 'true');
  await button('Not credited yet').click();
  await button('Adjustment').click();
  expect(onSearch.mock.calls).toEqual([[{ kind: 'earned,credited,adjusted' }], [{ kind: 'credited' }]]);
});

it('tells at the field that days are in the wrong order, keeps them, and uses them once they are right', async () => {
  read.mockResolvedValue(LAST);
  await show({ from: '2026-03-01', to: '2026-03-31' });
  const month = (end: string) => page.getByRole('spinbutton', { name: new RegExp(`^month, ${end}`) });
  await month('Start Date').click();
  await userEvent.keyboard('04');
  await button('Show these days').click();
  await expect
    .element(page.getByText('The last day is before the first day. Enter a later one.'))
    .toBeVisible();
  await expect.element(month('End Date')).toHaveFocus();
  await expect.element(month('Start Date')).toHaveTextContent('04');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.keyboard('05');
  await button('Show these days').click();
  expect(onSearch.mock.calls).toEqual([[{ from: '2026-04-01', to: '2026-05-31' }]]);
});

it('tells a beginning from filters that nothing fits, each with a way on', async () => {
  read.mockResolvedValue(NONE);
  const { rerender } = await show();
  await expect.element(page.getByRole('heading', { name: 'No Edge yet' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See the deals' })).toBeVisible();
  await rerender(whole({ kind: 'redeemed' }));
  await expect.element(page.getByRole('heading', { name: 'Nothing matches your filters' })).toBeVisible();
  await expect.element(page.getByText('0 movements')).toBeVisible();
  await button('Clear filters').nth(1).click();
  expect(onSearch.mock.calls).toEqual([[{ kind: undefined, from: undefined, to: undefined }]]);
});

it('scenario 43: a history that did not load is never an empty one, and Try again brings it', async () => {
  read.mockRejectedValueOnce(new Error('down'));
  read.mockResolvedValue(LAST);
  await show();
  await expect.element(page.getByText('We couldn’t load your Edge history.')).toBeVisible();
  expect(page.getByText('No Edge yet').elements()).toEqual([]);
  await button('Try again').click();
  await expect.element(page.getByText('5 movements')).toBeVisible();
});

it('scenario 43: a history whose refetch fails stays, with its time, and can be tried again', async () => {
  read.mockResolvedValueOnce(LAST);
  read.mockRejectedValueOnce(new Error('down'));
  read.mockResolvedValue({ ...LAST, count: 6 });
  const client = emptyCache();
  await show({}, client);
  await expect.element(grid.getByText('Monthly race · River Room')).toBeVisible();
  await client.invalidateQueries();
  await expect
    .element(page.getByRole('alert').getByText(/^We couldn’t update these figures. They’re from \d+:\d\d/))
    .toBeVisible();
  expect(grid.getByRole('row').elements().length).toBe(6);
  await button('Try again').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByText('6 movements')).toBeVisible();
});

it('keeps how the player wants to see the grid', async () => {
  read.mockResolvedValue(LAST);
  const first = await show();
  await button('Columns and density').click();
  await page.getByRole('radio', { name: 'Compact' }).click({ force: true });
  await userEvent.keyboard('{Escape}');
  await first.unmount();
  await show();
  await expect.poll(() => grid.getByRole('row').nth(1).element().getBoundingClientRect().height).toBe(30);
});
