import { parseArgs } from 'node:util';

import { rotateKeys } from './domain/signing-keys.ts';
import { createRandom } from './random.ts';
import { backUp, restore } from './store/backup.ts';
import { openDatabase } from './store/database.ts';
import { DEFAULT_DATABASE } from './options.ts';

/** Commands for who operates the server; docs/operations.md explains them. */
const commands: Readonly<Record<string, (options: Options) => Promise<string> | string>> = {
  backup: ({ to }) => {
    if (to === undefined) throw new Error('Name the file of the backup: --to FILE');
    backUp(database, to);
    return `Backed up ${database} to ${to}.`;
  },
  restore: ({ from }) => {
    if (from === undefined) throw new Error('Name the file of the backup: --from FILE');
    const earlier = restore(from, database, Date.now());
    return `Restored ${database} from ${from}.${earlier === null ? '' : ` The earlier one is ${earlier}.`}`;
  },
  'rotate-keys': async ({ 'at-once': atOnce = false }) => {
    const opened = await openDatabase(database);
    const key = await rotateKeys(opened, { random: createRandom(), now: Date.now(), atOnce });
    await opened.destroy();
    return `Tokens are signed with the key ${key.id}.`;
  },
};

interface Options {
  readonly to?: string;
  readonly from?: string;
  readonly 'at-once'?: boolean;
}

const database = process.env['DATABASE'] ?? DEFAULT_DATABASE;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, from: { type: 'string' }, 'at-once': { type: 'boolean' } },
  });
  const command = commands[positionals[0] ?? ''];
  if (command === undefined) throw new Error(`Name a command: ${Object.keys(commands).join(', ')}`);
  console.log(await command(values));
} catch (error) {
  // Without a stack: the person who runs the command did not write the code.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
