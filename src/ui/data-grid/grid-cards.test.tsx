import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SampleGrid, sampleRows, type SampleRow } from './grid-sample.tsx';
import type { GridColumn } from './grid-types.ts';

// In a test build React Aria's virtualizer draws every row unless this says that it is in a real browser.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

const list = page.getByRole('list', { name: 'earnings' });
const cards = () => list.getByRole('listitem').elements();
const words = (card: Element | undefined) =>
  [...(card?.querySelectorAll('dt, dd') ?? [])].map((one) => one.textContent);

beforeEach(async () => {
  await page.viewport(375, 700);
});

it('shows a card for each row with the same data, the summary last, and no table', async () => {
  await render(<SampleGrid rows={sampleRows(2)} summary={{ label: 'total', cells: { rake: '3.00' } }} />);
  expect(cards().map(({ textContent }) => textContent)).toEqual([
    'room-1playerplayer-of-room-1rake · usd1.00',
    'room-2playerplayer-of-room-2rake · usd2.00',
    'totalrake · usd3.00',
  ]);
  expect(words(cards()[0])).toEqual(['player', 'player-of-room-1', 'rake · usd', '1.00']);
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});

it('shows cells beside the title, below it, and only in what the card opens', async () => {
  const columns: readonly GridColumn<SampleRow>[] = [
    { id: 'room', header: 'room', isRowHeader: true, cell: ({ id }) => id },
    { id: 'rake', header: 'rake', onCard: ({ rake }) => `${rake} usd`, cell: ({ rake }) => rake },
    { id: 'player', header: 'player', onCard: 'below', cell: () => 'player-one' },
    { id: 'id', header: 'id', onCard: 'opened', cell: () => 'hidden' },
    { id: 'level', header: 'level', cell: () => 'gold' },
  ];
  await render(<SampleGrid columns={columns} rows={sampleRows(1)} />);
  expect(cards().map(({ textContent }) => textContent)).toEqual(['room-11 usdplayer-onelevelgold']);
  await expect.element(page.getByRole('button', { name: 'room-1 1 usd' })).toBeVisible();
});

it('sorts by a native select', async () => {
  await render(<SampleGrid />);
  const sort = page.getByRole('combobox', { name: 'sort' });
  await expect.element(sort).toHaveDisplayValue('rake-ascending');
  await userEvent.selectOptions(sort, 'rake-descending');
  expect(cards()[0]?.textContent).toContain('room-6');
});

it('opens a row by the button that is its title', async () => {
  const onRowAction = vi.fn<(row: SampleRow) => void>();
  await render(<SampleGrid onRowAction={onRowAction} />);
  await page.getByRole('button', { name: 'room-3' }).click();
  expect(onRowAction.mock.calls).toEqual([[{ id: 'room-3', rake: 3 }]]);
});

it('explains its columns', async () => {
  await render(<SampleGrid />);
  await page.getByText('meanings').click();
  await expect.element(page.getByText('all-that-the-room-took')).toBeVisible();
});

it('loads and fails as a table does', async () => {
  const { rerender } = await render(<SampleGrid isLoading />);
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('loading');
  await rerender(<SampleGrid error={<p role="alert">no-answer</p>} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(cards()).toHaveLength(6);
});

it('loads more by a button', async () => {
  const onLoadMore = vi.fn<() => void>();
  await render(<SampleGrid onLoadMore={onLoadMore} />);
  await page.getByRole('button', { name: 'more' }).click();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});

it('draws at most 60 cards of a long list, which scrolls with the page', async () => {
  await render(<SampleGrid rows={sampleRows(2000)} isVirtual />);
  const grid = page.getByRole('grid', { name: 'earnings' });
  await expect.element(grid.getByText('room-1', { exact: true })).toBeVisible();
  window.scrollTo(0, 20_000);
  await expect.element(grid.getByText('room-1', { exact: true })).not.toBeInTheDocument();
  await expect.poll(() => grid.getByRole('row').elements().length).toBeGreaterThan(1);
  expect(grid.getByRole('row').elements().length).toBeLessThanOrEqual(60);
});

it('asks for more of a long list when its end is near, and not before', async () => {
  const onLoadMore = vi.fn<() => void>();
  await render(<SampleGrid rows={sampleRows(200)} isVirtual onLoadMore={onLoadMore} />);
  const grid = page.getByRole('grid', { name: 'earnings' });
  await expect.element(grid.getByText('room-1', { exact: true })).toBeVisible();
  window.scrollTo(0, 2000);
  await expect.element(grid.getByText('room-1', { exact: true })).not.toBeInTheDocument();
  expect(onLoadMore).not.toHaveBeenCalled();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
});
