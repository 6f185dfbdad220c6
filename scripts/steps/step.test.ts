import { expect, it } from 'vitest';

import { changedPaths } from './snapshot.ts';
import { honest } from './step.ts';

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
