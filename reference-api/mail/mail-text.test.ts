import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** A migration that has run is never edited; names of states are the contract's. */
const EXEMPT = ['store/migrations/', 'dev/provider-states/', '.test.ts'];

it('mails, the outbox and answers say "email" and "log in", as the site does', () => {
  const found = globSync('**/*.{ts,md}', { cwd: ROOT })
    .filter((file) => EXEMPT.every((part) => !file.includes(part)))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .filter((line) => /\be-mail|\bsign(s|ed|ing)?[ -](in|out)\b/i.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
