import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SampleGrid, sampleRows } from './grid-sample.tsx';

// In a test build React Aria's virtualizer draws every row unless this says that it is in a real browser.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

const grid = page.getByRole('grid', { name: 'earnings' });
const paper = page.getByRole('table', { name: 'earnings', includeHidden: true });
const drawn = () => grid.getByRole('rowheader').elements().length;

const print = (moment: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(moment));

it('puts every row and the summary on paper, and afterwards the grid is where it was', async () => {
  await page.viewport(1024, 800);
  await render(
    <SampleGrid rows={sampleRows(200)} summary={{ label: 'all', cells: { rake: '20100.00' } }} isVirtual />,
  );
  await expect.poll(drawn).toBeGreaterThan(5);
  grid.element().scrollTop = 4000;
  await expect.element(grid.getByRole('rowheader', { name: 'room-90' })).toBeVisible();
  const element = grid.element();
  print('beforeprint');
  await expect.poll(() => paper.getByRole('row', { includeHidden: true }).elements().length).toBe(202);
  print('afterprint');
  await expect.poll(() => paper.elements()).toEqual([]);
  expect(grid.element()).toBe(element);
  expect(element.scrollTop).toBe(4000);
});

it('is a table on paper also where its rows are cards, which stay what they are', async () => {
  await page.viewport(375, 800);
  await render(<SampleGrid rows={sampleRows(3)} />);
  const cards = page.getByRole('list', { name: 'earnings' });
  const element = cards.element();
  print('beforeprint');
  await expect.poll(() => paper.elements().length).toBe(1);
  // The sheet is wider than the phone.
  await page.viewport(800, 800);
  await new Promise(requestAnimationFrame);
  expect(cards.element()).toBe(element);
  print('afterprint');
  await expect.element(grid).toBeVisible();
});
