import { join } from 'node:path';

import { build } from 'vite';

import { firstLoadTable, weighFirstLoad } from '#scripts/first-load.ts';

const PROJECT = join(import.meta.dirname, '..');

/** Builds the site and prints the first-load weight of each page against the budgets. */
export default async function size(): Promise<void> {
  await build({ root: PROJECT, logLevel: 'warn' });
  const firstLoad = weighFirstLoad(PROJECT);
  console.log(firstLoadTable(firstLoad));
  for (const sentence of firstLoad.exceeded) console.log(`Over budget: ${sentence}`);
  if (firstLoad.exceeded.length > 0) process.exitCode = 1;
}
