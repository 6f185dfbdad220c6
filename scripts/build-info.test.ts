import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { developerCodeIn } from './build-info.ts';

it('what only developers need is named, from whichever file of a build it is in', () => {
  const dist = build({
    'page.js.map': [
      '../../src/main.tsx',
      '../../dev/flows/main.tsx',
      '../../node_modules/xstate/dist/xstate.esm.js',
    ],
    'late.js.map': [
      '../../node_modules/@statelyai/inspect/dist/index.mjs',
      '../../node_modules/@xyflow/react/dist/esm/index.js',
      '../../node_modules/elkjs/lib/elk-api.js',
      '../../node_modules/xstate/dist/xstate-graph.esm.js',
      '../../src/ui/button/button.gallery.tsx',
      '../../src/ui/button/button.tsx',
      '../../src/lib/device-id.ts',
    ],
  });

  expect(developerCodeIn(dist)).toEqual([
    'dev/flows/main.tsx',
    'node_modules/@statelyai/inspect/dist/index.mjs',
    'node_modules/@xyflow/react/dist/esm/index.js',
    'node_modules/elkjs/lib/elk-api.js',
    'node_modules/xstate/dist/xstate-graph.esm.js',
    'src/ui/button/button.gallery.tsx',
  ]);
});

it('a build that does not say what it was made of proves nothing', () => {
  expect(() => developerCodeIn(build({}))).toThrow('holds no source maps');
});

function build(maps: Readonly<Record<string, readonly string[]>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'developer-code-'));
  mkdirSync(join(dist, 'assets'));
  for (const [file, sources] of Object.entries(maps))
    writeFileSync(join(dist, 'assets', file), JSON.stringify({ sources }));
  return dist;
}
