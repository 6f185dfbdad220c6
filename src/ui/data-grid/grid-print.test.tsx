import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SampleGrid, sampleRows } from './grid-sample.tsx';

// In a test build React Aria's virtualizer draws every row unless this says that it is in a real browser.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

const grid = page.getByRole('grid', { name: 'earnings' });
const drawn = () => grid.getByRole('rowheader').elements().length;

it('draws every row on paper, and afterwards only those in view', async () => {
  await page.viewport(1024, 800);
  await render(<SampleGrid rows={sampleRows(200)} isVirtual />);
  await expect.poll(drawn).toBeGreaterThan(5);
  expect(drawn()).toBeLessThanOrEqual(60);
  window.dispatchEvent(new Event('beforeprint'));
  await expect.poll(drawn).toBe(200);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(drawn).toBeLessThanOrEqual(60);
});
