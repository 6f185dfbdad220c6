import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComparisonTable } from './comparison-table.tsx';

const table = (
  <ComparisonTable
    label="Rooms compared"
    aspectsLabel="Aspect"
    columns={[
      { id: 1, header: 'River Room' },
      { id: 2, header: 'Lakeside Poker' },
      { id: 3, header: 'Summit Poker' },
    ]}
    rows={[{ aspect: 'Rakeback', values: ['30%', '25%', '20%'] }]}
  />
);

it('scrolls in itself by the arrow keys, and the names of the aspects stay', async () => {
  await page.viewport(375, 600);
  await render(table);
  const region = page.getByRole('region', { name: 'Rooms compared' }).element();
  const aspect = page.getByRole('rowheader', { name: 'Rakeback' }).element();
  const start = aspect.getBoundingClientRect().left;
  await userEvent.tab();
  expect(document.activeElement).toBe(region);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => region.scrollLeft).toBeGreaterThan(0);
  expect(aspect.getBoundingClientRect().left).toBe(start);
  expect(document.documentElement.scrollWidth).toBe(375);
});
