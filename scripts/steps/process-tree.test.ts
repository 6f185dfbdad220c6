import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { AS_TREE, killTree } from './process-tree.ts';

/** Starts a second process that writes into the same pipe, so that the pipe closes when both have ended. */
const PARENT = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', 'console.log("started"); setInterval(() => {}, 1000);'], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

it.each(['SIGTERM', 'SIGKILL'] as const)('%s ends a process and what it started', async (signal) => {
  const child = spawn(process.execPath, ['-e', PARENT], { ...AS_TREE, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');

  killTree(pidOf(child), signal);

  if (process.platform === 'win32') await closed;
  else expect(await closed).toEqual([null, signal]);
});

it('a process that has ended is no error', async () => {
  const child = spawn(process.execPath, ['-e', ''], AS_TREE);
  await once(child, 'close');

  expect(() => {
    killTree(pidOf(child), 'SIGTERM');
  }).not.toThrow();
});

it.skipIf(process.platform === 'win32')('on Windows, taskkill ends the tree', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taskkill-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'taskkill'), `#!/bin/sh\necho "$@" > ${join(folder, 'arguments')}\n`);
  chmodSync(join(folder, 'taskkill'), 0o755);
  vi.stubEnv('PATH', folder);

  killTree(1234, 'SIGTERM', 'win32');

  expect(readFileSync(join(folder, 'arguments'), 'utf8')).toBe('/pid 1234 /T /F\n');
});

/** Throws when there is none: 0 would be this process. */
function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The process did not start.');
  return pid;
}
