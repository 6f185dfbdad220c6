import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

import { Command } from 'commander';

import { readSite } from '#hosting/built-site.ts';
import { caddyfile } from '#hosting/caddy.ts';
import { nginxConfig } from '#hosting/nginx.ts';
import { connectOrigins } from '#hosting/site-headers.ts';
import { sitePages } from '#hosting/site-pages.ts';
import { headersFile, redirectsFile } from '#hosting/static-host.ts';
import { parseConfig, type SiteConfig } from '#lib/config.ts';
import { compressFile } from './compress-site.ts';
import { orExplain } from './foreground.ts';

/** Files of a built site with addresses that begin with its origin. */
const WITH_ORIGIN = '{**/*.html,robots.txt,sitemap*.xml,.well-known/security.txt}';
const PORT = 8080;

/** Gives a built site its settings, and writes the configurations of servers that suit them. */
async function configure(site: string, configFile: string, out: string): Promise<void> {
  const given = await readFile(configFile, 'utf8');
  const config = checked(given, configFile);
  const { siteOrigin } = config;
  const own = join(site, 'config.json');
  const before = await readFile(own, 'utf8');
  if (before !== given) {
    await replaceOrigin(site, checked(before, own).siteOrigin, siteOrigin);
    await writeFile(own, given);
    await compressFile(own);
  }
  const place = { isSecure: siteOrigin.startsWith('https:'), connectTo: connectOrigins(config) };
  const built = await readSite(site, sitePages(), place);
  await mkdir(out, { recursive: true });
  const files = {
    'nginx.conf': nginxConfig(built, { port: PORT, scratch: '/tmp' }),
    Caddyfile: caddyfile(built, { port: PORT }),
    _headers: headersFile(built),
    _redirects: redirectsFile(built),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text);
  console.log(`${siteOrigin}: ${Object.keys(files).join(', ')} in ${relative('.', out)}`);
}

function checked(text: string, file: string): SiteConfig {
  const config = parseConfig(text);
  if (!('kind' in config)) return config;
  const reason = config.kind === 'wrongValues' ? `a wrong ${config.keys.join(', ')}` : 'no JSON object';
  throw new Error(`${file} has ${reason}. docs/operations.md describes every setting.`);
}

async function replaceOrigin(site: string, before: string, after: string): Promise<void> {
  for (const name of globSync(WITH_ORIGIN, { cwd: site })) {
    const file = join(site, name);
    const text = await readFile(file, 'utf8');
    const replaced = text.replaceAll(`${before}/`, () => `${after}/`);
    if (replaced === text) continue;
    await writeFile(file, replaced);
    await compressFile(file);
  }
}

const command = new Command('npm run configure --')
  .requiredOption('--site <folder>', 'the built site')
  .requiredOption('--config <file>', 'its settings, as public/config.json has them')
  .option('--out <folder>', 'where to write the configurations of servers (default: beside the site)');
const options = command.parse().opts<{ site: string; config: string; out?: string }>();
const folder = resolve(options.site);
await orExplain(() => configure(folder, options.config, resolve(options.out ?? `${folder}-server`)));
