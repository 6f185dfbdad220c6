import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { SampleGrid, sampleRows } from './grid-sample.tsx';

// In a test build React Aria's virtualizer draws every row unless this says that it is in a real browser.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

const grid = page.getByRole('grid', { name: 'earnings' });
const rows = () => grid.getByRole('row').elements();
const indexes = () => rows().map((row) => Number(row.ariaRowIndex));
const TEN_THOUSAND = sampleRows(10_000);

beforeEach(async () => {
  await page.viewport(1024, 800);
});

it('draws at most 60 of 10,000 rows, each with its own number, wherever it is scrolled to', async () => {
  await render(<SampleGrid rows={TEN_THOUSAND} isVirtual start={{ density: 'compact' }} />);
  await expect.element(grid).toHaveAttribute('aria-rowcount', '10001');
  for (const top of [0, 40_000, 299_000]) {
    grid.element().scrollTop = top;
    const first = Math.floor(top / 30) + 2;
    await expect.poll(() => indexes().includes(first + 5)).toBe(true);
    const numbers = indexes();
    expect(rows()[1]?.getBoundingClientRect().height).toBe(30);
    expect(numbers.length).toBeLessThanOrEqual(60);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    const texts = rows()
      .slice(1)
      .map((row) => row.firstElementChild?.textContent);
    expect(texts).toEqual(numbers.slice(1).map((number) => `room-${number - 1}`));
  }
}, 60_000);

it('goes to its last row by Control+End, and asks for more there', async () => {
  const onLoadMore = vi.fn<() => void>();
  await render(<SampleGrid rows={sampleRows(200)} isVirtual onLoadMore={onLoadMore} />);
  page.getByRole('button', { name: 'settings' }).element().focus();
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => document.activeElement?.textContent).toContain('room-200');
  await expect.poll(() => onLoadMore.mock.calls.length).toBeGreaterThan(0);
});

const focused = () => document.activeElement as HTMLElement;
const backward = { column: 'rake', direction: 'descending' } as const;

/** The text of the focused cell and the number of its row for a screen reader; its element may serve another row. */
const place = () => `${focused().textContent} in ${focused().closest('[role=row]')?.ariaRowIndex ?? '?'}`;

/** Presses the keys in order and returns where focus is after each. */
async function pressAll(...keys: string[]) {
  const places: string[] = [];
  for (const key of keys) {
    const was = place();
    await userEvent.keyboard(key);
    await expect.poll(place).not.toBe(was);
    places.push(place());
  }
  return places;
}
const FIRST = '{Control>}{Home}{/Control}';
const LAST = '{Control>}{End}{/Control}';

async function start(props: Parameters<typeof SampleGrid>[0] = {}) {
  const drawn = await render(<SampleGrid rows={TEN_THOUSAND} isVirtual {...props} />);
  page.getByRole('button', { name: 'settings' }).element().focus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  return drawn;
}

it('reaches each of 10,000 rows by the keys', async () => {
  await start();
  const page1 = 13;
  expect(await pressAll('{ArrowDown}', '{End}', '{Home}', LAST, '{ArrowUp}', FIRST, '{PageDown}')).toEqual([
    'player-of-room-2 in 3',
    '2.00 in 3',
    'room-2 in 3',
    '10000.00 in 10001',
    '9999.00 in 10000',
    'room-1 in 2',
    `room-${page1 + 1} in ${page1 + 2}`,
  ]);
  const [down, up] = [
    await pressAll('{PageDown}', '{PageDown}', '{PageDown}'),
    await pressAll('{PageUp}', '{PageUp}'),
  ];
  expect([down.at(-1), up.at(-1)]).toEqual([
    `room-${4 * page1 + 1} in ${4 * page1 + 2}`,
    `room-${2 * page1 + 1} in ${2 * page1 + 2}`,
  ]);
});

it('keeps the focused cell of 10,000 rows through sorting, and goes on from its new place', async () => {
  const { rerender } = await start();
  await pressAll('{ArrowDown}');
  await rerender(<SampleGrid rows={TEN_THOUSAND.toReversed()} isVirtual sort={backward} />);
  expect(focused().textContent).toBe('player-of-room-2');
  expect(await pressAll('{ArrowUp}', '{ArrowUp}', LAST, FIRST)).toEqual([
    'player-of-room-3 in 9999',
    'player-of-room-4 in 9998',
    '1.00 in 10001',
    'room-10000 in 2',
  ]);
});

it('keeps it through filtering', async () => {
  const { rerender } = await start();
  await pressAll('{ArrowDown}', '{PageDown}', '{PageDown}');
  expect(focused().textContent).toBe('player-of-room-28');
  await rerender(<SampleGrid rows={TEN_THOUSAND.filter((_, index) => index % 5 === 2)} isVirtual />);
  expect(focused().textContent).toBe('player-of-room-28');
  expect(await pressAll('{ArrowDown}', LAST, FIRST)).toEqual([
    'player-of-room-33 in 8',
    '9998.00 in 2001',
    'room-3 in 2',
  ]);
});

it('keeps it while the rows are fetched again, each a new object', async () => {
  const { rerender } = await start();
  await pressAll(LAST, '{ArrowUp}');
  await rerender(<SampleGrid rows={TEN_THOUSAND} isVirtual isRefreshing />);
  await rerender(<SampleGrid rows={TEN_THOUSAND.map((row) => ({ ...row }))} isVirtual />);
  expect(focused().textContent).toBe('9999.00');
  expect(await pressAll('{ArrowUp}', '{Home}', FIRST)).toEqual([
    '9998.00 in 9999',
    'room-9998 in 9999',
    'room-1 in 2',
  ]);
});
