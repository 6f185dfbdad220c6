import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { AS_TREE, killTree } from './process-tree.ts';

export const PROJECT = join(import.meta.dirname, '../..');

const DEADLINE_MINUTES = 30;

export interface Finished {
  /** Exit code; 124 when the deadline passed. */
  readonly code: number;
  /** Standard output and error, in the order written. */
  readonly output: string;
  /** Seconds of CPU, its children included; unknown on Windows and when it was stopped. */
  readonly cpu?: number | undefined;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output while it is written. */
  readonly live?: boolean;
}

const running = new Set<number>();

/** Runs a script of `package.json` without going through npm once more. */
export async function run(
  script: string,
  args: readonly string[] = [],
  options: Options = {},
): Promise<Finished> {
  const command = scripts()[script];
  if (command === undefined) return { code: 1, output: `package.json has no script "${script}".` };
  return execute([command, ...args].join(' '), options);
}

/** Runs a command of a shell in the project. */
export function execute(command: string, { env = {}, live = false }: Options = {}): Promise<Finished> {
  const child = spawn(process.platform === 'win32' ? command : timed(command), {
    cwd: PROJECT,
    shell: true,
    // A deadline or Ctrl-C has to reach browsers and servers too.
    ...AS_TREE,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...settings(), ...env, PATH: pathWithTools() },
  });
  const output: string[] = [];
  const take = (chunk: Buffer): void => {
    output.push(chunk.toString());
    if (live) process.stdout.write(chunk);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const times: string[] = [];
  child.stdio[TIMES]?.on('data', (chunk: Buffer) => times.push(chunk.toString()));
  if (child.pid !== undefined) running.add(child.pid);

  return new Promise((resolve) => {
    const deadline = setTimeout(() => {
      output.push(`\nStopped: still running after ${DEADLINE_MINUTES} minutes.`);
      if (child.pid !== undefined) stop(child.pid);
      resolve({ code: 124, output: output.join('') });
    }, DEADLINE_MINUTES * 60_000);
    child.on('error', (error) => output.push(error.message));
    child.on('close', (code) => {
      clearTimeout(deadline);
      if (child.pid !== undefined) running.delete(child.pid);
      resolve({ code: code ?? 1, output: output.join(''), cpu: cpuSeconds(times.join('')) });
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const pid of running) stop(pid);
    process.exit(130);
  });
}

function stop(pid: number): void {
  killTree(pid, 'SIGTERM');
  running.delete(pid);
}

/** The file descriptor on which a shell says what a command cost. */
const TIMES = 3;

function timed(command: string): string {
  return `{ ${command}\n} ${TIMES}>&-\ncode=$?\ntimes >&${TIMES}\nexit $code`;
}

/** The last line of `times` is user and system time of the children: `0m1.020s 0m0.190s`. */
function cpuSeconds(times: string): number | undefined {
  const children = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(times)?.slice(1).map(Number);
  if (children === undefined) return undefined;
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = children;
  return (userMinutes + systemMinutes) * 60 + user + system;
}

function scripts(): Readonly<Record<string, string>> {
  const manifest = readFileSync(join(PROJECT, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { scripts?: Record<string, string> }).scripts ?? {};
}

function pathWithTools(): string {
  return [join(PROJECT, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
}

/** Tools neither report home nor colour a log that is kept; lint collects garbage less often, for a tenth more memory. */
function settings(): Record<string, string> {
  return {
    PACT_DO_NOT_TRACK: 'true',
    SCARF_ANALYTICS: 'false',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    LINGUI_SUPPRESS_BABEL_WARNING: '1',
    NO_COLOR: '1',
    GOGC: '300',
  };
}
