import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

import { runPact } from '../run-pact.ts';

export interface Answer {
  /** The exit code: 0 for yes. */
  readonly code: number;
  readonly output: string;
}

/** `url` or else `PACT_BROKER_BASE_URL`. Pact reads the token from `PACT_BROKER_TOKEN` by itself. */
export async function askBroker(url: string | undefined, args: readonly string[]): Promise<Answer> {
  const broker = url ?? process.env['PACT_BROKER_BASE_URL'] ?? '';
  if (broker === '') throw new Error('Say which broker: --broker-url or PACT_BROKER_BASE_URL.');
  // Not an argument: the address may hold a password.
  const { code, output } = await runPact(['broker', ...args], { env: { PACT_BROKER_BASE_URL: broker } });
  if (code === null)
    return { code: 1, output: `${output}\nThe broker took too long; the command was stopped.` };
  return { code, output };
}

/** The options of a command by name; an option without a value, or of another name, throws a sentence. */
export function textOptions<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const options: ParseArgsOptionsConfig = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  return parseArgs({ args: [...args], options }).values as Partial<Record<Name, string>>;
}
