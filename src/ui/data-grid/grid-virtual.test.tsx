import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
    expect(numbers.length).toBeLessThanOrEqual(60);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    const texts = rows()
      .slice(1)
      .map((row) => row.firstElementChild?.textContent);
    expect(texts).toEqual(numbers.slice(1).map((number) => `room-${number - 1}`));
  }
}, 60_000);

it.each([
  ['compact', 30],
  ['standard', 46],
  ['comfortable', 54],
] as const)('has rows of exactly the height of %s', async (density, height) => {
  await render(<SampleGrid rows={sampleRows(200)} isVirtual start={{ density }} />);
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  const heights = rows()
    .slice(1)
    .map((row) => row.getBoundingClientRect().height);
  expect([...new Set(heights)]).toEqual([height]);
});

it('says its summary after the rows, as a named group that is none of them', async () => {
  await render(
    <SampleGrid rows={sampleRows(200)} isVirtual summary={{ label: 'total', cells: { rake: '21.00' } }} />,
  );
  const group = page.getByRole('group', { name: 'total' });
  expect(group.element().querySelector('dl')?.textContent).toBe('rake21.00');
  expect(group.element().compareDocumentPosition(grid.element())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(group.element().getBoundingClientRect().height).toBe(38);
  await expect.element(grid).toHaveAttribute('aria-rowcount', '201');
});

it('goes to its last row by Control+End, and asks for more there', async () => {
  const onLoadMore = vi.fn<() => void>();
  await render(<SampleGrid rows={sampleRows(200)} isVirtual onLoadMore={onLoadMore} />);
  page.getByRole('button', { name: 'settings' }).element().focus();
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => document.activeElement?.textContent).toContain('room-200');
  await expect.poll(() => onLoadMore.mock.calls.length).toBeGreaterThan(0);
});
