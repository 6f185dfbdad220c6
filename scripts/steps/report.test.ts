import { expect, it, vi } from 'vitest';

import { runLanes, runSteps } from './report.ts';
import type { Step, Tally } from './step.ts';

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
