import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SampleGrid } from './grid-sample.tsx';

const grid = page.getByRole('grid', { name: 'earnings' });
const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

it('keeps what is pressed large enough where rows are lowest', async () => {
  await page.viewport(1024, 800);
  await render(<SampleGrid start={{ density: 'compact' }} onRowAction={() => undefined} />);
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
