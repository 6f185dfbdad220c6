import { existsSync, globSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { readSite } from '#hosting/built-site.ts';
import { connectOrigins } from '#hosting/site-headers.ts';
import { sitePages } from '#hosting/site-pages.ts';
import { headersFile } from '#hosting/static-host.ts';
import type { SiteConfig } from '#lib/config.ts';
import { ask, comparable, ENCODINGS, expected, type Answer, type Encoding } from './answers.ts';
import { wrongLines } from './checklist.ts';
import { programs, type Ground, type Server } from './servers.ts';

/** Starts real servers on the built site, asks each for everything, and compares it with what `hosting/` says. */
const DIST = join(import.meta.dirname, '../../dist');
const LONGEST_SHOWN = 60;
const SECRET = 'Secret-of-a-mailed-link';

const folder = await mkdtemp(join(tmpdir(), 'servers-'));
const ground = await prepare();
const paths = interestingPaths(ground);
let passed = 0;
let failed = 0;

report('static host', wrongLines('Static host', everywhere(headersFile(ground.site))));
for (const { name, missing, start } of programs) {
  if (missing !== null) {
    console.log(`     ${name} is not installed, so it is not checked. Debian: ${missing}`);
    continue;
  }
  const server = await start(ground);
  try {
    report(`${server.name}: ${paths.length} addresses`, await wrongAnswers(server));
    report(`${server.name}: what a browser has is not sent again`, await wrongRevalidations(server));
    report(
      `${server.name}: the table of docs/headers.md`,
      wrongLines(server.name, (await ask(server, '/')).headers),
    );
    report(`${server.name}: nothing outside of the site`, await leaks(server));
    report(`${server.name}: its log has no query`, server.log().includes(SECRET) ? [server.log()] : []);
  } finally {
    await server.stop();
  }
}
await rm(folder, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function prepare(): Promise<Ground> {
  if (!existsSync(DIST)) throw new Error('There is no dist. Run: npm run build');
  await symlink(DIST, join(folder, 'dist'));
  const config = JSON.parse(await readFile(join(DIST, 'config.json'), 'utf8')) as SiteConfig;
  const { siteOrigin } = config;
  const place = { isSecure: siteOrigin.startsWith('https:'), connectTo: connectOrigins(config) };
  return { folder, siteOrigin, site: await readSite(join(folder, 'dist'), sitePages(), place) };
}

function interestingPaths({ site }: Ground): string[] {
  const addresses = site.pages.map(({ pattern }) => pattern.replace(/:\w+$/, 'River-Room'));
  const bases = site.missing.map((file) => `/${file.replace('404.html', '')}`);
  const files = globSync('**/*', { cwd: DIST, withFileTypes: true, exclude: ['assets/*.{br,gz}'] })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(DIST.length)}/${entry.name}`);
  return [
    ...addresses,
    ...addresses
      .map((address) => (address.endsWith('/') ? address.slice(0, -1) : `${address}/`))
      .filter(Boolean),
    ...addresses.map((address) => `${address.toUpperCase()}?q=a%20b`),
    ...addresses.map((address) => `${address.replace(/\/$/, '')}/nothing/here`),
    ...bases.map((base) => `${base}nothing`),
    ...files,
    ...['/app/deals/river%20room', '/app/deals/%20', '/app/deals/', '//login/', '/index.html'],
    ...['/assets/gone.js', '/assets/', '/assets/gone', '/favicon.ico', '/.vite/manifest.json'],
    ...[
      '/.well-known/change-password?x=1',
      '/.well-known/nothing',
      '/.git/config',
      '/config.json?x=1',
      '/dist/x.map',
    ],
    `/login/verify-email/code?uidb64=a&token=${SECRET}`,
    `/login/verify-email/cod?uidb64=a&token=${SECRET}`,
  ];
}

/** One encoding for each path, because every server chooses the file before it chooses the encoding. */
async function wrongAnswers(server: Server): Promise<string[]> {
  const wrong = await Promise.all(
    paths.map(async (path, index) => {
      const encoding: Encoding = ENCODINGS[index % ENCODINGS.length] ?? 'br';
      const found = comparable(await ask(server, path, { 'accept-encoding': encoding }));
      const wanted = comparable(expected(ground, path, encoding));
      return isDeepStrictEqual(found, wanted) ? [] : [`${path} (${encoding})`, ...differences(found, wanted)];
    }),
  );
  return wrong.flat();
}

function differences(found: Answer, wanted: Answer): string[] {
  const names = new Set([...Object.keys(found.headers), ...Object.keys(wanted.headers)]);
  const pairs = [
    ['status', found.status, wanted.status],
    ...[...names].map((name) => [name, found.headers[name], wanted.headers[name]]),
    ['body', beginning(found), beginning(wanted)],
  ];
  return pairs
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => `  ${name}: ${String(one)}, not ${String(other)}`);
}

function beginning({ body }: Answer): string {
  return body === null ? '' : `${body.length} bytes, ${body.toString('utf8', 0, LONGEST_SHOWN)}`;
}

async function wrongRevalidations(server: Server): Promise<string[]> {
  const statuses: Record<string, number> = {};
  for (const path of ['/', '/login/', '/config.json', '/nothing']) {
    const { etag = '' } = (await ask(server, path)).headers;
    statuses[path] = (await ask(server, path, { 'if-none-match': etag })).status;
  }
  const wanted = { '/': 304, '/login/': 304, '/config.json': 304, '/nothing': 404 };
  return isDeepStrictEqual(statuses, wanted) ? [] : [JSON.stringify(statuses)];
}

/** Servers refuse such paths in several ways. */
async function leaks(server: Server): Promise<string[]> {
  const leaking = [];
  for (const path of [
    '/../nginx.conf',
    '/%2e%2e/nginx.conf',
    '/assets/..%2f..%2fCaddyfile',
    '/..%5cCaddyfile',
    '/%',
  ]) {
    const { status } = await ask(server, path);
    if (![400, 404].includes(status)) leaking.push(`${path}: ${status}`);
  }
  return leaking;
}

/** The headers of the first rule, which is for all paths. */
function everywhere(text: string): Record<string, string> {
  const [rule = ''] = text.split('\n\n');
  return Object.fromEntries(
    [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}

function report(name: string, problems: readonly string[]): void {
  if (problems.length === 0) passed += 1;
  else failed += 1;
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const problem of problems) console.log(`     ${problem}`);
}
