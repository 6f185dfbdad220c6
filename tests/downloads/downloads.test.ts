import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import { expect, it, onTestFinished } from 'vitest';

import { startReferenceApi } from '#reference-api/server.ts';
import { chromiumLaunchOptions } from '#scripts/find-chromium.ts';
import { download, exceeded } from './downloads.ts';

it('a page with too many requests and too much JavaScript exceeds both limits', async () => {
  // Random hexadecimal digits, half of which gzip saves.
  const origin = await plantedSite({ scripts: 17, digits: 40 * 1024 });
  const browser = await chromium.launch(chromiumLaunchOptions());
  onTestFinished(() => browser.close());

  const downloads = await download(browser, origin, 'en', [
    { kind: 'public', path: '/' },
    { kind: 'table', path: '/rewards' },
  ]);
  expect(exceeded(downloads).map((sentence) => sentence.replace(/\d+\.\d/, 'n'))).toEqual([
    '/: 18 requests, limit 17',
    '/: n KiB of JavaScript, limit 236',
  ]);
});

async function plantedSite({ scripts, digits }: { scripts: number; digits: number }): Promise<string> {
  const staticDir = mkdtempSync(join(tmpdir(), 'downloads-'));
  onTestFinished(() => rmSync(staticDir, { recursive: true }));
  mkdirSync(join(staticDir, 'assets'));
  const tags = Array.from({ length: scripts }, (_, number) => {
    const name = `assets/${number}.js`;
    writeFileSync(join(staticDir, name), `'${randomBytes(digits / 2).toString('hex')}'`);
    return `<script src="/${name}"></script>`;
  });
  writeFileSync(join(staticDir, 'index.html'), `<html><head>${tags.join('')}</head><h1>Planted</h1></html>`);
  const pages = ['/', '/rewards'].map((pattern) => ({
    pattern,
    file: 'index.html',
    isListed: true,
    holdsToken: false,
  }));
  const api = await startReferenceApi({ staticDir, pages, limits: 'off' });
  onTestFinished(() => api.stop());
  return api.origin;
}
