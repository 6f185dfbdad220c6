import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SampleGrid, sampleRows } from './grid-sample.tsx';

// In a test build React Aria's virtualizer draws every row unless this says that it is in a real browser.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

const FADE = 72;
const ROW = 46;
const grid = page.getByRole('grid', { name: 'earnings' });
const focused = () => document.activeElement as HTMLElement;
const summary = { label: 'total', cells: { rake: '21.00' } };

beforeEach(async () => {
  await page.viewport(1024, 800);
});

it.each([false, true])(
  'never hides the focused row behind header, summary or fade, and never jumps (virtual: %s)',
  async (isVirtual) => {
    await render(<SampleGrid rows={sampleRows(45)} summary={summary} isVirtual={isVirtual} />);
    page.getByRole('button', { name: 'settings' }).element().focus();
    await userEvent.tab();
    const scroller = isVirtual ? grid.element() : (grid.element().parentElement as HTMLElement);
    const top = grid.getByRole('columnheader', { name: 'room' }).element().getBoundingClientRect().bottom;
    const bottom = isVirtual
      ? scroller.getBoundingClientRect().bottom
      : grid.getByRole('rowheader', { name: 'total' }).element().getBoundingClientRect().top - 10;
    const pressRepeatedly = async (key: string, steps: number) => {
      const seen: { row: string | null; hidden: number; jump: number }[] = [];
      for (let step = 0; step < steps; step++) {
        const from = scroller.scrollTop;
        await press(key);
        const { top: rowTop, bottom: rowBottom } = focused().getBoundingClientRect();
        const isAtEnd = scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 1;
        const least = bottom - (isAtEnd ? 0 : FADE);
        seen.push({
          row: focused().textContent,
          hidden: Math.max(top - rowTop, rowBottom - least),
          jump: Math.abs(scroller.scrollTop - from),
        });
      }
      return seen;
    };
    const seen = [...(await pressRepeatedly('ArrowDown', 40)), ...(await pressRepeatedly('ArrowUp', 15))];
    expect(seen.filter(({ hidden, jump }) => hidden > 1 || jump > ROW + 1)).toEqual([]);
    expect(focused().firstElementChild?.textContent).toBe('room-26');
    expect(new Set(seen.map(({ row }) => row)).size).toBe(40);
  },
  60_000,
);

/** A key of its own, without the way to the test runner and back; then the frame in which React Aria scrolls. */
async function press(key: string): Promise<void> {
  const was = focused().textContent;
  for (const type of ['keydown', 'keyup']) {
    focused().dispatchEvent(new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true }));
  }
  while (focused().textContent === was) await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
