import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

/** Where Vite writes the licences of all packages in the scripts. */
export const LICENCES = 'licences.txt';

/** Writes what crawlers and researchers look for in a site, and adds the licence of the font to those of the scripts. */
export function siteTexts(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'site-texts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        const origin = await siteOrigin(root);
        await writeFile(join(outDir, 'robots.txt'), robots(origin));
        await mkdir(join(outDir, '.well-known'), { recursive: true });
        await writeFile(join(outDir, '.well-known/security.txt'), security(origin));
        await appendFile(join(outDir, LICENCES), await fontLicence(root));
      },
    },
  };
}

/** The origin that absolute addresses in the built files begin with, for example `https://example.com`. */
export async function siteOrigin(root: string): Promise<string> {
  const config = await readFile(join(root, 'public/config.json'), 'utf8');
  return (JSON.parse(config) as { readonly siteOrigin: string }).siteOrigin;
}

/** Nothing is disallowed: a crawler must open a page to read its `noindex`, and the home page asks the API for its deals. */
function robots(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** See RFC 9116. It expires within a year, so a site that nobody builds any more stops promising an answer. */
function security(origin: string): string {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + 360);
  return [
    `Contact: ${origin}/support`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

async function fontLicence(root: string): Promise<string> {
  const folder = join(root, 'node_modules/@fontsource-variable/inter');
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license: string;
  };
  return `\n## ${name} - ${version} (${license})\n\n${await readFile(join(folder, 'LICENSE'), 'utf8')}`;
}
