import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readStack } from './read-stack.ts';

it('a stack is read with the maps of its build; places of another build stay', () => {
  const maps = mkdtempSync(join(tmpdir(), 'source-maps-'));
  mkdirSync(join(maps, 'index-DkX3v_9a/assets'), { recursive: true });
  // Column 5 of the only line is line 3, column 9 of the source.
  writeFileSync(
    join(maps, 'index-DkX3v_9a/assets/a1B2c3D4.js.map'),
    JSON.stringify({ version: 3, sources: ['../../src/main.tsx'], names: [], mappings: 'IAEQ' }),
  );
  expect(
    readStack(
      'Xe /assets/a1B2c3D4.js:1:5\nat b (https://a.example/assets/a1B2c3D4.js:1:5)\nat /assets/other123.js:1:5\n',
      maps,
    ),
  ).toBe('Xe src/main.tsx:3:9\nat b (src/main.tsx:3:9)\nat /assets/other123.js:1:5\n');
});
