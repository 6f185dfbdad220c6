import { globSync } from 'node:fs';
import { basename } from 'node:path';

const [name = '', ...rest] = process.argv.slice(2);
const benches = globSync('*.ts', { cwd: import.meta.dirname })
  .map((file) => basename(file, '.ts'))
  .filter((bench) => bench !== 'run' && !bench.endsWith('.test'));

if (!benches.includes(name)) {
  console.error(`Which bench? npm run bench -- <${benches.toSorted().join(' | ')}>`);
  process.exit(2);
}
const bench = (await import(`./${name}.ts`)) as { default: (args: readonly string[]) => Promise<void> };
await bench.default(rest);
