import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const [name = '', ...rest] = process.argv.slice(2);
const benches = globSync('*.ts', { cwd: import.meta.dirname })
  .filter((file) => /^export default /m.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
  .map((file) => basename(file, '.ts'));

if (!benches.includes(name)) {
  console.error(`Which bench? npm run bench -- <${benches.toSorted().join(' | ')}>`);
  process.exit(2);
}
const bench = (await import(`./${name}.ts`)) as { default: (args: readonly string[]) => Promise<void> };
await bench.default(rest);
