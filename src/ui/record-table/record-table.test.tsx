import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RecordTable } from './record-table.tsx';

const table = (
  <RecordTable
    label="Earnings"
    columns={[
      { id: 'room', header: 'Room' },
      { id: 'reason', header: 'Reason' },
      { id: 'edge', header: 'Edge', isNumber: true },
    ]}
    rows={[{ id: 1, cells: ['River Room', null, '480.00'] }]}
    sum={['All rooms', null, '480.00']}
  />
);
const header = () => page.getByRole('columnheader', { name: 'Edge' });

it.each([
  [375, 'a list'],
  [1024, 'a table'],
])('at %i px it looks like %s, and stays a table for those who listen', async (width) => {
  await page.viewport(width, 600);
  await render(table);
  await expect.element(page.getByRole('rowheader', { name: 'All rooms' })).toBeVisible();
  await expect.element(header()).toBeInTheDocument();
  const cells = page.getByRole('cell').elements();
  expect(cells.map((cell) => (cell as HTMLElement).innerText.replace(/\s+/, ' '))).toEqual(
    width === 375 ? ['', 'Edge 480.00', '', 'Edge 480.00'].filter(Boolean) : ['', '480.00', '', '480.00'],
  );
  expect(document.documentElement.scrollWidth).toBe(width);
});
