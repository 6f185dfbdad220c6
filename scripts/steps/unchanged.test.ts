import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { PROJECT } from './run.ts';
import type { Step } from './step.ts';
import { unlessUnchanged } from './unchanged.ts';

let folder = '';
/** What each run of the step does, in order; it passes once there is no more. */
let runs: (() => number)[] = [];
const step: Step = {
  name: 'a gate',
  run: async () => {
    const failed = runs.shift()?.() ?? 0;
    return { passed: 1 - failed, failed, skipped: 0, output: 'ran' };
  },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unchanged-'));
  runs = [];
  write('read', '1');
  write('written', '1');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('a gate that passed is left out while its files are the same', async () => {
  expect(await outcomes(3)).toEqual(['ran', 'unchanged', 'unchanged']);
});

it('a gate that failed runs again', async () => {
  runs = [() => 1];

  expect(await outcomes(3)).toEqual(['ran', 'ran', 'unchanged']);
});

it.each(['read', 'written'])('a gate runs again when a file it has %s is another', async (file) => {
  expect(await outcomes(2)).toEqual(['ran', 'unchanged']);
  write(file, '2');

  expect(await outcomes(2)).toEqual(['ran', 'unchanged']);
});

it('a file that was saved while the gate ran was not looked at', async () => {
  runs = [() => (write('read', '2'), 0)];

  expect(await outcomes(3)).toEqual(['ran', 'ran', 'unchanged']);
});

it('what a gate writes by itself is what it left behind', async () => {
  runs = [() => (write('written', '2'), 0)];

  expect(await outcomes(2)).toEqual(['ran', 'unchanged']);
});

async function outcomes(times: number): Promise<string[]> {
  const here = relative(PROJECT, folder);
  const files = { reads: [join(here, 'read')], writes: [join(here, 'written')] };
  const guarded = unlessUnchanged(step, files, join(here, 'passed'));
  const found: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const { unchanged, output } = await guarded.run();
    found.push(unchanged === true ? 'unchanged' : output);
  }
  return found;
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}
