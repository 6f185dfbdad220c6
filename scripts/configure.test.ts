import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, it, onTestFinished } from 'vitest';

import { sitePages } from '#hosting/site-pages.ts';
import { compressFolder } from './compress-site.ts';

const STAGING = 'https://staging.example';

it('a built site goes to another origin and back, with the configurations of servers', async () => {
  const site = await builtSite({ siteOrigin: STAGING });
  const before = contentOf(site.dist);
  const settings = {
    siteOrigin: 'https://cards.example',
    apiOrigin: 'https://api.cards.example',
    reportAddress: 'https://reports.example/site',
  };
  expect(site.configure(settings).stderr).toBe('');

  const after = contentOf(site.dist);
  const changed = ['.well-known/security.txt', 'index.html', 'robots.txt', 'sitemap.xml'];
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(
    [...changed, 'config.json'].toSorted(),
  );
  // A longer name that begins like the origin stays.
  expect(after['index.html']).toBe(page('https://cards.example'));
  for (const name of [...changed, 'config.json']) {
    const read = (ending: string) => readFileSync(join(site.dist, name + ending));
    expect([brotliDecompressSync(read('.br')).toString(), gunzipSync(read('.gz')).toString()]).toEqual([
      after[name],
      after[name],
    ]);
  }
  const servers = contentOf(`${site.dist}-server`);
  expect(Object.keys(servers)).toEqual(['Caddyfile', '_headers', '_redirects', 'nginx.conf']);
  for (const name of ['Caddyfile', '_headers', 'nginx.conf'])
    expect(servers[name]).toContain("connect-src 'self' https://api.cards.example https://reports.example;");

  site.configure({ siteOrigin: STAGING });
  expect(contentOf(site.dist)).toEqual(before);
});

it.each([
  ['{"siteOrigin":"cards.example"}', 'siteOrigin'],
  ['{', 'JSON'],
])('the settings %s are refused with a sentence, and nothing is changed', async (settings, named) => {
  const site = await builtSite({ siteOrigin: STAGING });
  const before = contentOf(site.dist);
  const { status, stderr } = site.configure(settings);
  expect([status, stderr.split('\n').length]).toEqual([1, 2]);
  expect(stderr).toContain(named);
  expect([contentOf(site.dist), readdirSync(dirname(site.dist)).toSorted()]).toEqual([
    before,
    ['config.json', 'dist'],
  ]);
});

async function builtSite(settings: object) {
  const folder = mkdtempSync(join(tmpdir(), 'configure-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dist = join(folder, 'dist');
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  };
  for (const { file } of sitePages()) put(file, '<!doctype html>');
  put('404.html', '<!doctype html>');
  put('index.html', page(STAGING));
  put('assets/main.js', `'${STAGING}/'`);
  for (const name of ['robots.txt', 'sitemap.xml', '.well-known/security.txt'])
    put(name, `${STAGING}/${name}`);
  put('config.json', JSON.stringify(settings));
  await compressFolder(dist);
  return {
    dist,
    configure: (given: object | string) => {
      const config = join(folder, 'config.json');
      writeFileSync(config, typeof given === 'string' ? given : JSON.stringify(given));
      const script = join(import.meta.dirname, 'configure.ts');
      return spawnSync(process.execPath, [script, '--site', dist, '--config', config], { encoding: 'utf8' });
    },
  };
}

function page(origin: string): string {
  return `<link rel="canonical" href="${origin}/"><a href="${STAGING}.org/">`;
}

/** The files that are no other's compressed form, by name. */
function contentOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    names.toSorted().map((name) => [name.slice(folder.length + 1), readFileSync(name, 'utf8')]),
  );
}
