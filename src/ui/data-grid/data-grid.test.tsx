import { Profiler } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { SampleGrid, type SampleRow, sampleRows } from './grid-sample.tsx';

const grid = page.getByRole('grid', { name: 'earnings' });
const header = (name: string) => grid.getByRole('columnheader', { name, exact: true });
const heights = (elements: Element[]) => [
  ...new Set(elements.map((one) => one.getBoundingClientRect().height)),
];
const rowNames = () =>
  grid
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);
const summary = { label: 'total', cells: { rake: '21.00' } };

beforeEach(async () => {
  await page.viewport(1024, 800);
});

it.each([
  ['compact', 30],
  ['standard', 46],
  ['comfortable', 54],
] as const)('has rows of exactly the height of %s, blank ones too', async (density, height) => {
  const { rerender } = await render(<SampleGrid start={{ density }} isLoading />);
  expect(heights(grid.getByRole('row').elements().slice(1))).toEqual([height]);
  const top = grid.element().getBoundingClientRect();
  await rerender(<SampleGrid start={{ density }} />);
  expect(heights(grid.getByRole('row').elements().slice(1))).toEqual([height]);
  expect(grid.element().getBoundingClientRect()).toEqual(top);
});

it('reads the summary last: 38 px high, 10 px below the rows', async () => {
  await render(<SampleGrid summary={summary} />);
  const rows = grid.getByRole('row').elements();
  const [last, before] = [rows.at(-1), rows.at(-2)].map((row) => row?.getBoundingClientRect());
  expect(rows.at(-1)?.textContent).toBe('total21.00');
  expect([last?.height, (last?.top ?? 0) - (before?.bottom ?? 0)]).toEqual([38, 10]);
  await expect.element(grid.getByRole('rowheader', { name: 'total' })).toBeVisible();
});

it('keeps the header and the summary in view while the rows scroll', async () => {
  await render(<SampleGrid rows={sampleRows(60)} summary={summary} />);
  const scroller = grid.element().parentElement as HTMLElement;
  const edges = () =>
    [header('room'), grid.getByRole('rowheader', { name: 'total' })].map(
      (one) => one.element().getBoundingClientRect().top,
    );
  const before = edges();
  scroller.scrollTop = 500;
  expect([scroller.scrollTop, edges()]).toEqual([500, before]);
});

it('says by name, unit, description and aria-sort what a column is and how it is sorted', async () => {
  await render(<SampleGrid />);
  await expect.element(header('rake usd')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(header('room')).toHaveAttribute('aria-sort', 'none');
  await expect.element(header('player')).not.toHaveAttribute('aria-sort');
  await expect
    .element(header('rake usd'))
    .toHaveAccessibleDescription(/^all-that-the-room-took sortable column/);
  await header('rake usd').click({ position: { x: 80, y: 20 } });
  await expect.element(header('rake usd')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(header('rake usd')).toHaveAccessibleDescription(/ rake-descending$/);
  await expect.element(grid).toHaveAccessibleDescription('rake-descending');
  expect(rowNames()).toEqual(['room-6', 'room-5', 'room-4', 'room-3', 'room-2', 'room-1']);
});

it('the info button of a column explains it without sorting by it', async () => {
  await render(<SampleGrid />);
  await page.getByRole('button', { name: 'about-rake' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'about-rake' }))
    .toHaveTextContent('all-that-the-room-took');
  await userEvent.keyboard('{Escape}');
  await expect.element(header('rake usd')).toHaveFocus();
  await expect.element(header('rake usd')).toHaveAttribute('aria-sort', 'ascending');
});

it('keeps its rows while newer ones come, and says so', async () => {
  const { rerender } = await render(<SampleGrid />);
  await expect.element(grid).toHaveAttribute('aria-busy', 'false');
  await rerender(<SampleGrid isRefreshing />);
  await expect.element(grid).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('status').filter({ hasText: 'refreshing' })).toBeInTheDocument();
  expect(rowNames()).toHaveLength(6);
});

it('shows an error over the rows it has, and in place of those it has not', async () => {
  const { rerender } = await render(<SampleGrid error={<p role="alert">no-answer</p>} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(rowNames()).toHaveLength(6);
  await rerender(<SampleGrid rows={[]} error={<p role="alert">no-answer</p>} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(grid).not.toBeInTheDocument();
});

it('opens a row by a click and by Enter', async () => {
  const onRowAction = vi.fn<(row: SampleRow) => void>();
  await render(<SampleGrid onRowAction={onRowAction} />);
  await grid.getByRole('gridcell', { name: '2.00' }).click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onRowAction.mock.calls).toEqual([[{ id: 'room-2', rake: 2 }], [{ id: 'room-3', rake: 3 }]]);
});

it('asks for more rows when its end comes into view', async () => {
  const onLoadMore = vi.fn<() => void>();
  await render(<SampleGrid rows={sampleRows(60)} onLoadMore={onLoadMore} />);
  expect(onLoadMore).not.toHaveBeenCalled();
  (grid.element().parentElement as HTMLElement).scrollTop = 99_999;
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
});

it('scrolls inside of itself and never widens the page', async () => {
  await page.viewport(660, 800);
  await render(
    <div style={{ display: 'flex' }}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <SampleGrid start={{ columnWidths: { room: 500, player: 500 } }} />
      </div>
    </div>,
  );
  await expect.poll(() => grid.element().getBoundingClientRect().width).toBeGreaterThan(1000);
  expect(document.documentElement.scrollWidth).toBe(660);
});

const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

it('keeps what is pressed large enough where rows are lowest', async () => {
  await page.viewport(1024, 800);
  await render(<SampleGrid start={{ density: 'compact' }} />);
  const sizes = grid
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect())
    .map(({ width, height }) => Math.min(width, height));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter((size) => size < 24)).toEqual([]);
});

it('moves nothing when rows take the place of blank ones', async () => {
  await page.viewport(1024, 800);
  const { rerender } = await render(<SampleGrid isLoading />);
  await twoFrames();
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
  });
  observer.observe({ type: 'layout-shift' });
  await rerender(<SampleGrid />);
  await expect.element(grid.getByRole('rowheader', { name: 'room-1' })).toBeVisible();
  await twoFrames();
  observer.disconnect();
  expect(shifts).toEqual([]);
});

it.each([320, 639])('is cards that fit a window %i px wide', async (width) => {
  await page.viewport(width, 700);
  await render(<SampleGrid />);
  await expect.element(page.getByRole('list', { name: 'earnings' })).toBeVisible();
  await expect.element(grid).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(width);
});

it('is a table from 640 px on, which scrolls by itself', async () => {
  await page.viewport(640, 700);
  await render(<SampleGrid />);
  await expect.element(grid).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(640);
});

it('says how many rows there are in all, also of those that are not loaded', async () => {
  await page.viewport(1024, 800);
  const { rerender } = await render(<SampleGrid rowCount={40} />);
  await expect.element(grid).toHaveAttribute('aria-rowcount', '41');
  await rerender(<SampleGrid />);
  await expect.element(grid).not.toHaveAttribute('aria-rowcount');
});

/** Counts the commits of what it renders, and the cells that are made. */
async function watch(props: Parameters<typeof SampleGrid>[0]) {
  let commits = 0;
  const cell = vi.fn(({ id }: SampleRow) => id);
  const columns = [{ id: 'room', header: 'room', isRowHeader: true, canSort: true, cell }];
  const sample = (changes: Parameters<typeof SampleGrid>[0]) => (
    <Profiler id="grid" onRender={() => (commits += 1)}>
      <SampleGrid rowId={rowId} columns={columns} {...props} {...changes} />
    </Profiler>
  );
  const { rerender } = await render(sample({}));
  return async (changes: Parameters<typeof SampleGrid>[0]) => {
    await settled();
    commits = 0;
    cell.mockClear();
    await rerender(sample(changes));
    await settled();
    return { commits, cells: cell.mock.calls.length, rows: rowNames() };
  };
}

const rowId = ({ id }: SampleRow) => id;

async function settled() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

it('draws a filter in one commit, with the summary, and makes no cell again', async () => {
  // More than fit before and after: React Aria measures the width again whenever the height changes.
  const allRows = sampleRows(40);
  const change = await watch({ rows: allRows, allRows, summary: { label: 'all', cells: {} } });
  const rows = allRows.slice(2, 38);
  const names = (shown: readonly SampleRow[], total: string) => [...shown.map(rowId), total];
  expect(await change({ rows, summary: { label: 'some', cells: {} } })).toEqual({
    commits: 1,
    cells: 0,
    rows: names(rows, 'some'),
  });
  const { commits: _, ...back } = await change({});
  expect(back).toEqual({ cells: 0, rows: names(allRows, 'all') });
});

it('draws a sort in two commits, because React Aria learns the order in the first, and makes no cell again', async () => {
  const allRows = sampleRows(3);
  const change = await watch({ rows: allRows, allRows });
  const sorted = allRows.toReversed();
  const sort = { column: 'room', direction: 'descending' } as const;
  expect(await change({ rows: sorted, allRows: sorted, sort })).toEqual({
    commits: 2,
    cells: 0,
    rows: ['room-3', 'room-2', 'room-1'],
  });
});

it('says in one commit that newer rows come', async () => {
  const change = await watch({ rows: sampleRows(3) });
  expect(await change({ isRefreshing: true })).toEqual({
    commits: 1,
    cells: 0,
    rows: ['room-1', 'room-2', 'room-3'],
  });
});
