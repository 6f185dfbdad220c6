import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { expect, it, afterEach, beforeEach, vi } from 'vitest';

import { changedPaths, honest, type Step, unlessUnchanged, type Tally } from './step.ts';
import { PROJECT } from './run.ts';
import { runLanes, runSteps } from './report.ts';

const counted = { passed: 3, failed: 0, skipped: 1 };

it('a suite that passed counts what it counted', () => {
  expect(honest(counted, { code: 0, output: 'log' })).toEqual({ ...counted, output: 'log' });
});

it('a suite that reported failures is not counted down or up by its exit code', () => {
  expect(honest({ passed: 2, failed: 2, skipped: 0 }, { code: 1, output: 'log' })).toEqual({
    passed: 2,
    failed: 2,
    skipped: 0,
    output: 'log',
  });
});

it('a suite that crashed without a failed test is one failure', () => {
  expect(honest(counted, { code: 139, output: 'log' })).toEqual({
    ...counted,
    failed: 1,
    output: 'log\nThe command ended with 139.',
  });
});

it('a suite that ran nothing is one failure', () => {
  expect(honest({ passed: 0, failed: 0, skipped: 0 }, { code: 0, output: '' })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: '\nNo test ran.',
  });
});

it('generated files that changed, appeared or went are named', () => {
  const before = new Map([
    ['kept', '1'],
    ['changed', '1'],
    ['gone', '1'],
  ]);
  const after = new Map([
    ['kept', '1'],
    ['changed', '2'],
    ['new', '1'],
  ]);

  expect(changedPaths(before, after)).toEqual(['changed', 'gone', 'new']);
});

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

const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);

it('two lanes lose no count, whichever step ends first', async () => {
  const slow = Promise.withResolvers<Tally>();
  const lanes: Step[][] = [
    [{ name: 'slow', run: () => slow.promise }],
    [
      { name: 'quick', run: async () => tally(5, 1) },
      { name: 'last', run: async () => (slow.resolve(tally(2, 0)), { ...tally(1, 1), cpu: 1.5 }) },
    ],
  ];

  const time = expect.any(Number) as number;
  expect(await runLanes(lanes)).toEqual({
    passed: 8,
    failed: 2,
    costs: [
      { step: 'slow', time, cpu: undefined },
      { step: 'quick', time, cpu: undefined },
      { step: 'last', time, cpu: 1.5 },
    ],
  });
});

it('a step that throws is one failure, and says why', async () => {
  const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no such file')) };

  const costs = [{ step: 'broken', time: expect.any(Number) as number, cpu: undefined }];
  expect(await runSteps([broken])).toEqual({ passed: 0, failed: 1, costs });
  expect(printed.mock.calls.flat().join('\n')).toContain('no such file');
});

function tally(passed: number, failed: number): Tally {
  return { passed, failed, skipped: 0, output: '' };
}
