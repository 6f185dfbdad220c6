import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { startReferenceApi } from '#reference-api/server.ts';
import { CONTRACT_FILE, readContract, REPORTS } from './contract.ts';
import { startProxy, type RecordedAnswer } from './mutation/proxy.ts';

const interactions = readContract(CONTRACT_FILE).interactions.length;

it(
  'the command of the README verifies a backend that writes its answers in another style',
  { timeout: 60_000 },
  async () => {
    const api = await startReferenceApi({ devTools: true, passwordCost: 4 });
    onTestFinished(() => api.stop());
    const provider = await startProxy(api.origin, { answer: inAnotherStyle });
    onTestFinished(provider.stop);
    const report = join(REPORTS, 'verification.xml');
    rmSync(report, { force: true });

    const states = `${api.origin}/_pact/provider_states`;
    const server = ['--provider-base-url', provider.origin, '--states-url', states];
    const { code, lines } = await verify(...server, '--report', 'junit');

    expect(lines.at(-1)).toBe(`${interactions} passed, 0 failed`);
    expect(lines.filter((line) => line.includes('FAILED'))).toEqual([]);
    expect(code).toBe(0);
    expect(readFileSync(report, 'utf8').match(/<testcase /g)).toHaveLength(interactions);

    const some = await verify(...server, '--operation', 'region', '--tag', 'rooms', '--report', 'html');
    expect(some).toEqual({
      code: 0,
      lines: [
        'region  GET /api/v1/region/  2 of 2',
        'room  GET /api/v1/rooms/{slug}/  5 of 5',
        `Report: ${join(REPORTS, 'contract.html')}`,
        'Of 7 interactions in 2 operations:',
        '7 passed, 0 failed',
      ],
    });
    expect(readFileSync(join(REPORTS, 'contract.html'), 'utf8')).toContain(
      `${interactions} of ${interactions} passed`,
    );
  },
);

it('ends with 2 for arguments that make no sense, and prints its options when asked', async () => {
  const { code, lines } = await verify('--operation', 'regoin');
  expect(code).toBe(2);
  expect(lines).toEqual([
    expect.stringContaining(`argument 'regoin' is invalid. Allowed choices are createToken, `),
    '--help lists the options.',
  ]);
  const help = await verify('--help');
  expect(help.code).toBe(0);
  expect(help.lines[0]).toBe("Usage: npm run contract:verify -- [OPTION…] [-- OPTION OF PACT'S VERIFIER…]");
});

it('compares a description of a backend without any server', async () => {
  const yours = join(import.meta.dirname, '../api-spec/openapi.yaml');
  expect(await verify('--check-description', yours)).toEqual({
    code: 0,
    lines: [`0 differences between the description and ${interactions} interactions`],
  });
});

it('sends requests that fit the description and requests that do not', async () => {
  expect(await verify('--negative', '--operation', 'region', '--runs', '3')).toEqual({
    code: 0,
    lines: ['region  GET /api/v1/region/  passed', '1 passed, 0 failed'],
  });
});

/** What the command prints, and how it ends. */
async function verify(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'verify.ts'), ...args]);
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, lines: output.join('').trim().split('\n') };
}

/**
 * Microseconds and an offset in timestamps, other sentences, additional fields, keys in another order, no next refresh
 * token. The contract accepts it if it asks only for what the application needs.
 */
function inAnotherStyle(answer: RecordedAnswer, url: string): RecordedAnswer {
  if (answer.body === '') return answer;
  const body = JSON.parse(answer.body) as { [key: string]: Json };
  if (answer.status === 200 && url === '/api/v1/token/refresh/') delete body['refresh'];
  return { ...answer, body: JSON.stringify(rewritten(body)) };
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function rewritten(value: Json): Json {
  if (typeof value === 'string')
    return value.replace(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d+)?Z$/, '$1.000001+00:00');
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => [
    key,
    key === 'detail' ? 'Another sentence.' : rewritten(inner),
  ]);
  // A refusal by fields has nothing but fields.
  const isFields = entries.every(([, inner]) => Array.isArray(inner));
  const more: [string, Json][] = isFields ? [] : [['internal_note', 'for the staff']];
  return Object.fromEntries([...more, ...entries.reverse()]);
}
