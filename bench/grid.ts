import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

import { chromiumLaunchOptions } from '#scripts/find-chromium.ts';
import { HEADER_HEIGHT, ROW_HEIGHT } from '#ui/data-grid/grid-types.ts';
import { clickHeaders, heapAfterCycles, slopeOf, typeAndErase } from './grid/acts.ts';
import { prepare, scrollThrough } from './grid/in-page.ts';

const ROWS = 10_000;
const BUDGET = { rows: 60, ms: 100 };
/** The grid of the site, a plain table with all rows, and a table that renders late, in which the bench must find blank rows. */
const TABLES = ['grid', 'naive', 'late'] as const;

/** Measures sorting, filtering and scrolling of 10,000 rows, compared with a table without optimizations. */
export default async function benchGrid(): Promise<void> {
  const site = await serveBenchPage();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const frames: Record<string, unknown>[] = [];
  const waits: Record<string, unknown>[] = [];
  for (const table of TABLES) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // The naive table may take this long under load.
    page.setDefaultTimeout(300_000);
    await page.goto(`${site.origin}?table=${table}&rows=${String(ROWS)}`);
    await page.locator('tbody th, [role=rowheader]').first().waitFor();
    await prepare(page, { header: HEADER_HEIGHT, row: ROW_HEIGHT.standard });
    frames.push({ table, ...framesOf(await scrollThrough(page)) });
    console.table(frames.slice(-1));
    if (table !== 'late') {
      waits.push({ table, ...(await waitsOf(page)) });
      console.table(waits.slice(-1));
    }
    await page.close();
  }
  await browser.close();
  await site.stop();
  console.log(verdict(frames, waits));
  // Times vary with the load of the machine, so a slow run is reported and does not fail.
  process.exit(0);
}

async function serveBenchPage() {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-grid-'));
  const common = { configFile: false, root: join(import.meta.dirname, 'grid'), logLevel: 'error' } as const;
  const output = { outDir, emptyOutDir: true, target: 'es2023' } as const;
  await build({ ...common, plugins: [react(), vanillaExtractPlugin()], build: output });
  const server = await preview({ ...common, build: output, preview: { port: 0 } });
  return {
    origin: server.resolvedUrls?.local[0] ?? '',
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

function framesOf(seen: Awaited<ReturnType<typeof scrollThrough>>) {
  return {
    'rows at most': seen.mostRows,
    frames: seen.gaps.length,
    'frame median': quantile(seen.gaps, 0.5),
    'longest frame': quantile(seen.gaps, 1),
    'blank frames': seen.blank,
    'longest blank': Math.round(seen.longestBlank),
  };
}

async function waitsOf(page: Page) {
  const sorts = await clickHeaders(page, ROWS);
  const keys = await typeAndErase(page, ROWS);
  const heap = await heapAfterCycles(page);
  return {
    'sort median': quantile(sorts.ms, 0.5),
    'sort p95': quantile(sorts.ms, 0.95),
    'sort, computing': Math.round(sorts.computing),
    'key median': quantile(keys.ms, 0.5),
    'key p95': quantile(keys.ms, 0.95),
    'key, computing': Math.round(keys.computing),
    'heap first, KiB': Math.round(heap[0] ?? 0),
    'heap last, KiB': Math.round(heap.at(-1) ?? 0),
    'KiB a cycle': Math.round(slopeOf(heap)),
  };
}

function verdict(
  frames: readonly Record<string, unknown>[],
  waits: readonly Record<string, unknown>[],
): string {
  const of = (lines: typeof frames, name: string) => lines.map((line) => Number(line[name] ?? NaN));
  const [rows = NaN] = of(frames, 'rows at most');
  const blank = of(frames, 'longest blank');
  const share = (name: string) => {
    const [ours = NaN, naive = NaN] = of(waits, name);
    return `${name} ${String(ours)} ms, ${(naive / ours).toFixed(1)} times as fast as the naive table`;
  };
  return [
    `At most ${String(rows)} rows are drawn (budget ${String(BUDGET.rows)}).`,
    `Blank for ${String(blank[0])} ms at most (budget ${String(BUDGET.ms)}); the late table for ${String(blank[2])} ms.`,
    `${share('sort median')}; ${share('key median')} (budget ${String(BUDGET.ms)} ms each).`,
    `${share('sort, computing')}; ${share('key, computing')}: without the waiting of a shared machine.`,
  ].join('\n');
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
}
