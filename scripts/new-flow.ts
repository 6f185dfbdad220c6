import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { flowFiles, flowNameFault } from './new-flow/flow-files.ts';

const PROJECT = join(import.meta.dirname, '..');
const [name = ''] = process.argv.slice(2);

const fault = flowNameFault(name) ?? (existsSync(join(PROJECT, 'machines', name)) ? 'exists already' : null);
if (fault === null) await write();
else {
  console.error(
    `"${name}" ${fault}. Usage: npm run new:flow NAME, for instance npm run new:flow bonus-claim`,
  );
  process.exitCode = 1;
}

/** Writes the folder of the flow and tells the way on. */
async function write(): Promise<void> {
  const style = await resolveConfig(join(PROJECT, 'package.json'));
  for (const [path, text] of flowFiles(name)) {
    mkdirSync(dirname(join(PROJECT, path)), { recursive: true });
    writeFileSync(join(PROJECT, path), await format(text, { ...style, filepath: path }));
    console.log(path);
  }
  console.log(`
Its tests fail until you have filled the blanks, each marked "Fill in":
  npx vitest run --project unit machines/${name}
The way on, from the chart to the screen: docs/add-a-flow.md`);
}
