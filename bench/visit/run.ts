import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { chromium, type Browser, type BrowserContext } from '@playwright/test';

import { chromiumLaunchOptions } from '#scripts/find-chromium.ts';
import buildSite from '#tests/fixtures/build-site.ts';
import { World } from '#tests/fixtures/world.ts';

interface Bench {
  readonly world: World;
  readonly browser: Browser;
  readonly rounds: number;
}

/** Measures on the built site; `--rounds N` repeats, `--json FILE` keeps what was measured. */
export async function benchSite(
  args: readonly string[],
  measure: (bench: Bench) => Promise<object>,
): Promise<void> {
  const options = { rounds: { type: 'string', default: '5' }, json: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}: not a number`);
  await buildSite();
  const world = await World.create({ limits: 'off' });
  const browser = await chromium.launch(chromiumLaunchOptions());
  const measured = await measure({ world, browser, rounds });
  await browser.close();
  await world.end();
  if (values.json !== undefined) await writeFile(values.json, JSON.stringify(measured, null, 2));
  // Times vary with the load of the machine, so a slow run is reported and does not fail.
  process.exit(0);
}

export async function newVisitor(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-US', timezoneId: 'UTC' });
  // On a busy machine a visit may take longer than the usual 30 seconds.
  context.setDefaultTimeout(120_000);
  return context;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}
