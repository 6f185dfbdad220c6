import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { AS_TREE, killTree } from '../../pacts/process-tree.ts';

export const PROJECT = join(import.meta.dirname, '../..');

const DEADLINE_MINUTES = 30;

export interface Finished {
  /** Exit code; 124 when the deadline passed. */
  readonly code: number;
  /** Standard output and error, in the order written. */
  readonly output: string;
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

function execute(command: string, { env = {}, live = false }: Options): Promise<Finished> {
  const child = spawn(command, {
    cwd: PROJECT,
    shell: true,
    // A deadline or Ctrl-C has to reach browsers and servers too.
    ...AS_TREE,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quiet(), ...env, PATH: pathWithTools() },
  });
  const output: string[] = [];
  const take = (chunk: Buffer): void => {
    output.push(chunk.toString());
    if (live) process.stdout.write(chunk);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
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
      resolve({ code: code ?? 1, output: output.join('') });
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

function scripts(): Readonly<Record<string, string>> {
  const manifest = readFileSync(join(PROJECT, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { scripts?: Record<string, string> }).scripts ?? {};
}

function pathWithTools(): string {
  return [join(PROJECT, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
}

/** Tools neither report home nor colour a log that is kept. */
function quiet(): Record<string, string> {
  return {
    PACT_DO_NOT_TRACK: 'true',
    SCARF_ANALYTICS: 'false',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    LINGUI_SUPPRESS_BABEL_WARNING: '1',
    NO_COLOR: '1',
  };
}
