import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SampleGrid, sampleRows } from './grid-sample.tsx';

// In a test build React Aria's virtualizer draws every row unless this says that it is in a real browser.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

const focused = () => document.activeElement as HTMLElement;
const ROWS = sampleRows(10_000);
const backward = { column: 'rake', direction: 'descending' } as const;

beforeEach(async () => {
  await page.viewport(1024, 800);
});

/** The text of the focused cell and the number of its row for a screen reader; its element may serve another row. */
const place = () => `${focused().textContent} in ${focused().closest('[role=row]')?.ariaRowIndex ?? '?'}`;

/** Presses keys and tells where each leads. */
async function walk(...keys: string[]) {
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
  const drawn = await render(<SampleGrid rows={ROWS} isVirtual {...props} />);
  page.getByRole('button', { name: 'settings' }).element().focus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  return drawn;
}

it('reaches each of 10,000 rows by the keys', async () => {
  await start();
  const page1 = 13;
  expect(await walk('{ArrowDown}', '{End}', '{Home}', LAST, '{ArrowUp}', FIRST, '{PageDown}')).toEqual([
    'player-of-room-2 in 3',
    '2.00 in 3',
    'room-2 in 3',
    '10000.00 in 10001',
    '9999.00 in 10000',
    'room-1 in 2',
    `room-${page1 + 1} in ${page1 + 2}`,
  ]);
  const [down, up] = [
    await walk('{PageDown}', '{PageDown}', '{PageDown}'),
    await walk('{PageUp}', '{PageUp}'),
  ];
  expect([down.at(-1), up.at(-1)]).toEqual([
    `room-${4 * page1 + 1} in ${4 * page1 + 2}`,
    `room-${2 * page1 + 1} in ${2 * page1 + 2}`,
  ]);
});

it('keeps the focused cell of 10,000 rows through sorting, and goes on from its new place', async () => {
  const { rerender } = await start();
  await walk('{ArrowDown}');
  await rerender(<SampleGrid rows={ROWS.toReversed()} isVirtual sort={backward} />);
  expect(focused().textContent).toBe('player-of-room-2');
  expect(await walk('{ArrowUp}', '{ArrowUp}', LAST, FIRST)).toEqual([
    'player-of-room-3 in 9999',
    'player-of-room-4 in 9998',
    '1.00 in 10001',
    'room-10000 in 2',
  ]);
});

it('keeps it through filtering', async () => {
  const { rerender } = await start();
  await walk('{ArrowDown}', '{PageDown}', '{PageDown}');
  expect(focused().textContent).toBe('player-of-room-28');
  await rerender(<SampleGrid rows={ROWS.filter((_, index) => index % 5 === 2)} isVirtual />);
  expect(focused().textContent).toBe('player-of-room-28');
  expect(await walk('{ArrowDown}', LAST, FIRST)).toEqual([
    'player-of-room-33 in 8',
    '9998.00 in 2001',
    'room-3 in 2',
  ]);
});

it('keeps it while the rows are read anew, each another object', async () => {
  const { rerender } = await start();
  await walk(LAST, '{ArrowUp}');
  await rerender(<SampleGrid rows={ROWS} isVirtual isRefreshing />);
  await rerender(<SampleGrid rows={ROWS.map((row) => ({ ...row }))} isVirtual />);
  expect(focused().textContent).toBe('9999.00');
  expect(await walk('{ArrowUp}', '{Home}', FIRST)).toEqual([
    '9998.00 in 9999',
    'room-9998 in 9999',
    'room-1 in 2',
  ]);
});
