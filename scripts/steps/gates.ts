import { add, runSteps, type Counts } from './report.ts';
import { gate, upToDate } from './step.ts';

/** They write into the tree that the others read, so they go first and one by one. */
const GENERATORS = [upToDate('generate', ['src/sdk/generated']), upToDate('messages', ['src/i18n/locales'])];

/** The longest first, so that two lanes end together. */
const READERS = [
  gate('lint'),
  gate('size'),
  gate('typecheck'),
  gate('format:check'),
  gate('unused'),
  gate('api:lint'),
  gate('architecture'),
  gate('diagrams', '--check'),
];

/** Everything that can be said without running a test. Leaves a fresh build in `dist/`. */
export async function runGates(): Promise<Counts> {
  return add(await runSteps(GENERATORS), await runSteps(READERS, 2));
}
