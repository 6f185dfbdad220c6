import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, it, onTestFinished } from 'vitest';

import { compressFolder } from './compress-site.ts';

it('each text file has a Brotli and a gzip file beside it, and a picture has none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'login'));
  for (const name of ['login/index.html', 'main.js', 'icon.png']) writeFileSync(join(folder, name), name);
  await compressFolder(folder);

  const read = (name: string) => readFileSync(join(folder, name));
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'icon.png',
    'login',
    'login/index.html',
    'login/index.html.br',
    'login/index.html.gz',
    'main.js',
    'main.js.br',
    'main.js.gz',
  ]);
  expect(brotliDecompressSync(read('login/index.html.br')).toString()).toBe('login/index.html');
  expect(gunzipSync(read('main.js.gz')).toString()).toBe('main.js');
});
