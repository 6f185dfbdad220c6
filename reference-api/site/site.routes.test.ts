import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { expect, it, onTestFinished } from 'vitest';

import type { RawAnswer } from '../testing/described-call.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { startTestApi } from '../testing/start-test-api.ts';

const SCRIPT = `export const cards = ${JSON.stringify('♠'.repeat(2000))};`;

async function siteOrigin(): Promise<string> {
  return (await site()).origin;
}

async function site(): Promise<{ origin: string; staticDir: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const staticDir = join(folder, 'dist');
  await mkdir(join(staticDir, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  const page =
    '<!doctype html><html><head><title>Site</title><script>hello()</script>' +
    '<style>body{margin:0}</style><script type="module" src="/assets/main-abc123.js"></script>' +
    '<script type="application/ld+json">{}</script></head></html>';
  await writeFile(join(staticDir, 'index.html'), page);
  await writeFile(join(staticDir, '404.html'), page.replace('Site', 'Gone'));
  await writeFile(join(staticDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(staticDir, 'assets', 'main-abc123.js'), SCRIPT);
  // What a build may leave behind, and nobody has to see.
  await mkdir(join(staticDir, '.vite'));
  await writeFile(join(staticDir, '.vite', 'manifest.json'), '{}');
  await writeFile(join(staticDir, 'assets', 'main-abc123.js.map'), '{}');
  await mkdir(join(staticDir, '.well-known'));
  await writeFile(join(staticDir, '.well-known', 'security.txt'), 'Contact');
  const pages = [
    { pattern: '/', isListed: true, holdsToken: false },
    { pattern: '/login/', isListed: true, holdsToken: false },
    { pattern: '/blocked', isListed: false, holdsToken: false },
    { pattern: '/app/deals/:room', isListed: false, holdsToken: false },
    { pattern: '/login/verify-email/code', isListed: false, holdsToken: true },
  ].map((page) => ({ ...page, file: 'index.html' }));
  return { origin: (await startTestApi({ staticDir, pages })).origin, staticDir };
}

it('serves hashed assets for ever, compressed, and answers 404 for those that are gone', async () => {
  const origin = await siteOrigin();
  const plain = await sendRaw(origin, { path: '/assets/main-abc123.js' });
  const brotli = await sendRaw(origin, {
    path: '/assets/main-abc123.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  const gzip = await sendRaw(origin, {
    path: '/assets/main-abc123.js',
    headers: { 'accept-encoding': 'gzip, br;q=0' },
  });
  expect([plain.headers.get('content-type'), plain.headers.get('cache-control')]).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect([brotli.headers.get('content-encoding'), gzip.headers.get('content-encoding')]).toEqual([
    'br',
    'gzip',
  ]);
  const size = ({ headers }: RawAnswer) => Number(headers.get('content-length'));
  expect(Math.max(size(brotli), size(gzip))).toBeLessThan(size(plain) / 10);
  const gone = await fetch(`${origin}/assets/main-old.js`, { headers: { accept: 'text/html' } });
  expect([gone.status, await gone.text()]).toEqual([404, 'Not found.']);
});

it('sends what the build has compressed, unless the file has changed since', async () => {
  const { origin, staticDir } = await site();
  const script = join(staticDir, 'assets', 'main-abc123.js');
  await writeFile(`${script}.br`, brotliCompressSync('built with brotli'));
  await writeFile(`${script}.gz`, gzipSync('built with gzip'));
  await utimes(`${script}.gz`, 0, 0);
  const read = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await fetch(`${origin}/assets/main-abc123.js`, { headers });
    return [answer.headers.get('content-encoding'), await answer.text()];
  };

  expect([await read('br'), await read('gzip'), await read('identity')]).toEqual([
    ['br', 'built with brotli'],
    ['gzip', SCRIPT],
    [null, SCRIPT],
  ]);
  expect((await fetch(`${origin}/assets/main-abc123.js.br`)).status).toBe(404);
});

it('reads assets through fetch as they were written', async () => {
  const origin = await siteOrigin();
  expect(await (await fetch(`${origin}/assets/main-abc123.js`)).text()).toBe(SCRIPT);
});

it('gives the page to every path, with 404 where the application has no screen', async () => {
  const origin = await siteOrigin();
  const statuses: Record<string, number> = {};
  for (const path of ['/', '/login/', '/app/deals/river', '/nothing', '/login/nothing?x=1']) {
    const response = await fetch(`${origin}${path}`);
    statuses[path] = response.status;
    expect(await response.text()).toContain(response.ok ? '<title>Site</title>' : '<title>Gone</title>');
  }
  expect(statuses).toEqual({
    '/': 200,
    '/login/': 200,
    '/app/deals/river': 200,
    '/nothing': 404,
    '/login/nothing?x=1': 404,
  });
});

it('an address that is no valid escape has the page of what is not found', async () => {
  const origin = await siteOrigin();
  for (const path of ['/app/deals/%', '/%E0%A4%A']) {
    const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ]);
  }
});

it('keeps to itself what a build was made of', async () => {
  const origin = await siteOrigin();
  const statuses = [];
  for (const path of ['/.vite/manifest.json', '/assets/main-abc123.js.map', '/.well-known/security.txt'])
    statuses.push((await sendRaw(origin, { path })).status);
  expect(statuses).toEqual([404, 404, 200]);
});

it('sends every page with headers that keep it to itself', async () => {
  const origin = await siteOrigin();
  const { headers } = await fetch(`${origin}/`);
  const names = [
    'content-security-policy',
    'cross-origin-embedder-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
    'cache-control',
  ];
  expect(Object.fromEntries(names.map((name) => [name, headers.get(name)]))).toEqual({
    // The hashes of `hello()`, of the two rules of React Aria, and of `body{margin:0}`; a data block has none.
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-mTytrf2QssaOZNGNRT1WCtMRd3ocH8LJxQQu5qMUanU='; " +
      "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' " +
      "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=' 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='; " +
      "img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Not without https.
    'strict-transport-security': null,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  });
});

it('lets pages connect to what the configuration names, and to nothing that would be another rule', async () => {
  const { origin, staticDir } = await site();
  const connect = async () => {
    const policy = (await fetch(`${origin}/`)).headers.get('content-security-policy') ?? '';
    return /connect-src [^;]+/.exec(policy)?.[0];
  };
  const file = join(staticDir, 'config.json');
  await writeFile(file, '{"apiOrigin":"https://api.test:8443","reportAddress":"https://reports.test/in?a"}');
  expect(await connect()).toBe("connect-src 'self' https://api.test:8443 https://reports.test");
  for (const odd of ['{"apiOrigin":"https://a.test;script-src","reportAddress":1}', 'null', '{', '[]']) {
    await writeFile(file, odd);
    await utimes(file, 0, odd.length);
    expect([odd, await connect()]).toEqual([odd, "connect-src 'self'"]);
  }
});

it('serves a given configuration instead of the file', async () => {
  const { staticDir } = await site();
  const siteConfig = { apiOrigin: 'https://api.test' };
  const { origin } = await startTestApi({ staticDir, siteConfig });
  const answer = await fetch(`${origin}/config.json`);
  expect([await answer.json(), answer.headers.get('cache-control')]).toEqual([siteConfig, 'no-cache']);
  const policy = (await fetch(`${origin}/`)).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://api.test;");
});

it('redirects other ways to write an address to the address, with its query', async () => {
  const origin = await siteOrigin();
  const found: Record<string, unknown> = {};
  for (const path of [
    '/LOGIN?email=a%40b',
    '/blocked/',
    '/App/deals/River-Room/',
    '/app/deals/river%20room/',
  ]) {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    found[path] = [status, headers.get('location'), headers.get('cache-control')];
  }
  expect(found).toEqual({
    '/LOGIN?email=a%40b': [301, '/login/?email=a%40b', 'no-cache'],
    '/blocked/': [301, '/blocked', 'no-cache'],
    '/App/deals/River-Room/': [301, '/app/deals/River-Room', 'no-cache'],
    // No plain name: the page itself corrects it.
    '/app/deals/river%20room/': [200, null, 'no-cache'],
  });
});

it('hides the address of token pages, and keeps pages out of search engines that are for nobody there', async () => {
  const origin = await siteOrigin();
  const headersOf: Record<string, (string | null)[]> = {};
  for (const path of [
    '/',
    '/blocked',
    '/app/deals/river',
    '/login/verify-email/code',
    '/login/verify-email/cod',
  ]) {
    const { headers } = await fetch(`${origin}${path}`);
    headersOf[path] = [
      headers.get('referrer-policy'),
      headers.get('x-robots-tag'),
      headers.get('cache-control'),
    ];
  }
  expect(headersOf).toEqual({
    '/': ['strict-origin-when-cross-origin', null, 'no-cache'],
    '/blocked': ['strict-origin-when-cross-origin', 'noindex', 'no-cache'],
    '/app/deals/river': ['strict-origin-when-cross-origin', 'noindex', 'no-cache'],
    '/login/verify-email/code': ['no-referrer', 'noindex', 'no-cache'],
    '/login/verify-email/cod': ['no-referrer', null, 'no-store'],
  });
});

it('leads password managers to the form that changes a password, and to no page that is none', async () => {
  const origin = await siteOrigin();
  const manager = (name: string) => fetch(`${origin}/.well-known/${name}`, { redirect: 'manual' });
  const found = await manager('change-password');
  expect([found.status, found.headers.get('location')]).toEqual([302, '/app/user/settings']);
  // By this they tell a site with such an address from one that answers everything.
  expect((await manager('resource-that-should-not-exist-whose-status-code-should-not-be-200')).status).toBe(
    404,
  );
});

it('never leaves its folder', async () => {
  const origin = await siteOrigin();
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
  ]) {
    expect([path, (await sendRaw(origin, { path })).status]).toEqual([path, 404]);
  }
  expect((await sendRaw(origin, { path: '/%E0%A4%A' })).status).toBe(404);
});

it('answers 304 for a file or a page the browser has, and 404 for a page that is none', async () => {
  const origin = await siteOrigin();
  const statuses: Record<string, number> = {};
  for (const path of ['/favicon.svg', '/login/', '/nothing']) {
    const etag = (await fetch(`${origin}${path}`)).headers.get('etag') ?? '';
    statuses[path] = (await sendRaw(origin, { path, headers: { 'if-none-match': etag } })).status;
  }
  expect(statuses).toEqual({ '/favicon.svg': 304, '/login/': 304, '/nothing': 404 });
});

it('leaves the API what it is', async () => {
  const origin = await siteOrigin();
  const response = await fetch(`${origin}/api/v1/nothing/`, { headers: { accept: 'text/html' } });
  expect([response.status, await response.json()]).toEqual([404, { detail: 'Not found.' }]);
});
