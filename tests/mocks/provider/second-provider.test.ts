import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { CONTRACT_FILE, readContract, REPORTS } from '#pacts/contract.ts';

const interactions = readContract(CONTRACT_FILE).interactions.length;
const root = join(import.meta.dirname, '../../..');
let provider: ChildProcess | undefined;

afterEach(() => provider?.kill());

it(
  'a backend of another kind, in a process of its own, is verified by the command the README gives',
  { timeout: 60_000 },
  async () => {
    const { origin, stateUrl } = await startProvider();
    const report = join(REPORTS, 'verification.xml');
    rmSync(report, { force: true });
    const args = ['--provider-base-url', origin, '--states-url', stateUrl, '--report', 'junit'];
    const { code, output } = await run(['pacts/verify.ts', ...args]);
    expect({ code, last: output.trim().split('\n').at(-1) }).toEqual({
      code: 0,
      last: `${interactions} passed, 0 failed`,
    });
    expect(readFileSync(report, 'utf8').match(/<testcase /g)).toHaveLength(interactions);
  },
);

async function startProvider(): Promise<{ origin: string; stateUrl: string }> {
  provider = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { cwd: root });
  const [line] = (await once(provider.stdout ?? provider, 'data')) as [Buffer];
  return JSON.parse(line.toString()) as { origin: string; stateUrl: string };
}

async function run(args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.join('') };
}
