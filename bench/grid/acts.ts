import type { CDPSession, Page } from '@playwright/test';
import type { GridSort } from '#ui/data-grid/grid-types.ts';
import { timeTo } from './in-page.ts';
import { FIRST_SORT, ledger, prepareShown } from './ledger.ts';

const SORTS = 12;
const TYPED = 'harbour';
const CYCLES = 20;
const SCROLLER = '[data-scroller], [role=grid]';

/** Each time in ms, and the time that the page itself computed, on average. */
export interface Waits {
  ms: readonly number[];
  computing: number;
}

/** Measures from a click on a header to the first frame with the rows in the new order. */
export async function clickHeaders(page: Page, rows: number): Promise<Waits> {
  const shown = prepareShown(ledger(rows));
  let sort: GridSort = FIRST_SORT;
  await page.evaluate((selector) => document.querySelector(selector)?.scrollTo(0, 0), SCROLLER);
  return computed(page, SORTS, async (step) => {
    const column = step % 4 === 3 ? 'occurred_at' : 'amount';
    const isTurned = sort.column === column && sort.direction === 'ascending';
    sort = { column, direction: isTurned ? 'descending' : 'ascending' };
    const box = await page.locator(`[data-column=${column}]`).first().boundingBox();
    if (box === null) throw new Error(`There is no header of ${column}`);
    return timeTo(page, 'pointerup', names(shown('', sort)), () =>
      page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
    );
  });
}

/** Measures from a key press in the filter to the first frame with the filtered rows. */
export async function typeAndErase(page: Page, rows: number): Promise<Waits> {
  const shown = prepareShown(ledger(rows));
  const sort: GridSort = { column: 'occurred_at', direction: 'ascending' };
  const prefixes = Array.from(TYPED, (_, end) => TYPED.slice(0, end + 1));
  const texts = [...prefixes, ...prefixes.slice(0, -1).toReversed(), ''];
  await page.locator('input[type=search]').focus();
  return computed(page, texts.length, (step) => {
    const text = texts[step] ?? '';
    const key = step < prefixes.length ? text.slice(-1) : 'Backspace';
    return timeTo(page, 'keydown', names(shown(text, sort)), () => page.keyboard.press(key));
  });
}

/** The heap size in KiB after each cycle of mounting, scrolling, sorting and unmounting, after garbage collection. */
export async function heapAfterCycles(page: Page): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const toggle = page.locator('button').first();
  const used: number[] = [];
  await toggle.click();
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    await toggle.click();
    await page.locator('tbody th, [role=rowheader]').first().waitFor();
    await page.evaluate((selector) => document.querySelector(selector)?.scrollTo(0, 200_000), SCROLLER);
    await page.locator('[data-column=amount]').first().click();
    await toggle.click();
    await devtools.send('HeapProfiler.collectGarbage');
    used.push((await metric(devtools, 'JSHeapUsedSize')) / 1024);
  }
  return used;
}

/** The slope of the regression line through the values. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  return over / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
}

async function computed(page: Page, times: number, act: (step: number) => Promise<number>): Promise<Waits> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await metric(devtools, 'TaskDuration');
  const ms: number[] = [];
  for (let step = 0; step < times; step += 1) ms.push(await act(step));
  const computing = (1000 * ((await metric(devtools, 'TaskDuration')) - before)) / times;
  await devtools.detach();
  return { ms, computing };
}

async function metric(devtools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

function names(rows: readonly { description: string }[]): string[] {
  return rows.map(({ description }) => description);
}
