import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { normalizePath } from 'vite';
import { expect, it, onTestFinished } from 'vitest';

import { lightParts } from './light-parts.ts';

it('a part is light when neither it nor what it imports needs React Aria', () => {
  const folder = folderWith({
    'text/text.tsx': `import { note } from './note.ts';`,
    'text/note.ts': `import { memo } from 'react';`,
    'dialog/dialog.tsx': `import { Dialog } from 'react-aria-components/Dialog';`,
    'confirm/confirm.tsx': `import { Dialog } from '../dialog/dialog.tsx';`,
    'confirm/sure.tsx': `import { Confirm } from './confirm.tsx';`,
    'ring/one.ts': `import './two.ts';\nimport { two } from './two.ts';`,
    'ring/two.ts': `import { one } from './one.ts';`,
  });
  const light = ['ring/one.ts', 'ring/two.ts', 'text/note.ts', 'text/text.tsx'];

  expect([...lightParts(folder)].toSorted()).toEqual(light.map((file) => normalizePath(join(folder, file))));
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  return folder;
}
