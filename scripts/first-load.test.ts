import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { BUILD_INFO } from './build-info.ts';
import { weighFirstLoad } from './first-load.ts';

const ENTRY = { file: 'entry.js', isEntry: true, imports: ['_shared.js'], css: ['entry.css'] };
const HOME = { file: 'home.js', imports: ['_shared.js', '_form.js'] };
const CHUNKS = {
  'index.html': ENTRY,
  '_shared.js': { file: 'shared.js' },
  '_form.js': { name: 'form', file: 'form.js', css: ['form.css'] },
  'src/i18n/locales/pseudo.po': { file: 'pseudo.js' },
  'src/pages/index.page.tsx': HOME,
  'src/pages/app/index.page.tsx': { file: 'app.js' },
};

it('a page weighs its entry, its chunk and, once, what both import', () => {
  const project = build(CHUNKS, {
    ...kilobytes({
      'entry.js': 10,
      'shared.js': 20,
      'form.js': 5,
      'home.js': 3,
      'app.js': 1,
      'pseudo.js': 4,
    }),
    ...kilobytes({ 'entry.css': 2, 'form.css': 1 }),
  });
  const { pages, ...rest } = weighFirstLoad(project);

  expect(
    pages.map(({ js, css, ...page }) => ({ ...page, js: Math.round(js), css: Math.round(css) })),
  ).toEqual([
    { page: 'src/pages/app/index.page.tsx', area: 'private', js: 31, css: 2, fonts: 0 },
    { page: 'src/pages/index.page.tsx', area: 'public', js: 38, css: 3, fonts: 0 },
  ]);
  expect({ lazyChunk: rest.lazyChunk.name, catalog: rest.catalog.name, exceeded: rest.exceeded }).toEqual({
    lazyChunk: 'form',
    catalog: 'src/i18n/locales/pseudo.po',
    exceeded: [],
  });
});

it('every budget that is exceeded is named, and so is a page without a chunk', () => {
  const { 'src/pages/app/index.page.tsx': _app, ...chunks } = CHUNKS;
  const project = build(chunks, {
    ...kilobytes({
      'entry.js': 10,
      'shared.js': 20,
      'form.js': 5,
      'home.js': 120,
      'pseudo.js': 26,
    }),
    ...kilobytes({ 'entry.css': 20, 'form.css': 1, 'inter-latin.woff2': 61, 'inter-greek.woff2': 300 }),
  });
  const faces = ['latin.woff2); unicode-range:U+0000-00FF', 'greek.woff2); unicode-range:U+0370-03FF'];
  write(join(project, 'dist/form.css'), faces.map((rest) => `@font-face{src:url(/inter-${rest}}`).join('\n'));

  expect(weighFirstLoad(project).exceeded.map((sentence) => sentence.replace(/\d+\.\d/, 'n'))).toEqual([
    'src/pages/app/index.page.tsx has no chunk of its own: it is not loaded lazily, or nothing loads it',
    'JavaScript of src/pages/index.page.tsx: n KiB, budget 150',
    'CSS of src/pages/index.page.tsx: n KiB, budget 20',
    'fonts of src/pages/index.page.tsx: n KiB, budget 60',
    'lazy chunk src/pages/index.page.tsx: n KiB, budget 80',
    'catalog src/i18n/locales/pseudo.po: n KiB, budget 25',
  ]);
});

function build(manifest: object, files: Readonly<Record<string, Buffer>>): string {
  const project = mkdtempSync(join(tmpdir(), 'first-load-'));
  write(join(project, BUILD_INFO, 'manifest.json'), JSON.stringify(manifest));
  for (const page of ['index', 'app/index']) write(join(project, `src/pages/${page}.page.tsx`), '');
  for (const [file, content] of Object.entries(files)) write(join(project, 'dist', file), content);
  return project;
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Random bytes do not compress, so that the size that goes in is the size that comes out. */
function kilobytes(sizes: Readonly<Record<string, number>>): Record<string, Buffer> {
  return Object.fromEntries(Object.entries(sizes).map(([file, size]) => [file, randomBytes(size * 1024)]));
}
