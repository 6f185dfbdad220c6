import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { CONTRACT_FILE, CONTRACT_PATH, readContract } from '../contract.ts';
import { git } from '../git.ts';

const SERVED = 'the region of a visitor who is served';
const BLOCKED = 'the region of a visitor who is blocked';
const committed = readContract(CONTRACT_FILE);
const named = (...names: string[]) => committed.interactions.filter((one) => names.includes(one.description));
let repository: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'repository-'));
  git(repository, 'init', '--quiet', '--initial-branch=main');
  write(named(SERVED));
  commit();
});

afterEach(() => {
  rmSync(repository, { recursive: true, force: true });
});

it('compares main with the working tree, and prints a list that ends with the verdict', () => {
  const [served] = named(SERVED);
  write([{ ...served, response: { ...served?.response, status: 206 } }, ...named(BLOCKED)]);
  expect(run()).toEqual({
    status: 0,
    stderr: '',
    stdout: `The contract in the working tree, compared with main
New interactions:
  + ${BLOCKED}: GET /api/v1/region/, 200
New states:
  + the region of the visitor is blocked
Changed interactions:
  ~ ${SERVED}
      demands  answer status: exactly 206, was exactly 200

Safe for the backend: no
`,
  });
});

it('compares two refs, in their order', () => {
  write(named(SERVED, BLOCKED));
  commit();
  expect(run('main', 'main~1')).toEqual({
    status: 0,
    stderr: '',
    stdout: `The contract in main~1, compared with main
Gone interactions:
  - ${BLOCKED}

Safe for the backend: yes
`,
  });
});

it('fails on a demand when asked to, and only then', () => {
  const { status, stdout } = run('--fail-on-demand');
  expect(status).toBe(0);
  expect(stdout).toContain('No changes.');
  write(named(SERVED, BLOCKED));
  expect(run('--fail-on-demand').status).toBe(1);
  expect(run().status).toBe(0);
});

it.each([
  ['a ref that is not there', ['nowhere'], 'git show'],
  ['three refs', ['main', 'main', 'main'], 'Two git refs at most.'],
])('fails for %s', (_, args, sentence) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
});

function write(interactions: readonly object[]): void {
  const file = join(repository, CONTRACT_PATH);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...committed, interactions }));
}

function commit(): void {
  const identity = ['user.name=Test', 'user.email=test@example.com', 'commit.gpgsign=false'];
  git(repository, 'add', '--all');
  git(
    repository,
    ...identity.flatMap((setting) => ['-c', setting]),
    ...['commit', '--quiet', '--no-verify', '--message', 'test'],
  );
}

function run(...args: string[]) {
  const script = join(import.meta.dirname, 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: repository,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
