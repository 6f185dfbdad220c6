import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type Plugin, type PluginOption } from 'vite';

import type * as Prerender from '#app/prerender.tsx';
import type { PrerenderedPage } from '#app/prerender.tsx';
import { catalogFile, languageList, type Language, localeOf, sourceLanguage } from '#i18n/language-list.ts';
import { CONFIG_ADDRESS, EMPTY_FILE, NOT_FOUND_FILE, pageFile, splitLanguage } from '#routes.ts';
import { alternateLinks, sitemap } from './alternates.ts';
import { headTags, NOINDEX, structuredData, type Site } from './page-head.ts';
import { siteOrigin } from './site-texts.ts';

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** The first request of a member needs it. */
const AXIOS = 'src/sdk/axios-client.ts';

/** The request begins with the HTML, so that the scripts need not wait for it. */
const CONFIG_PRELOAD = `<link rel="preload" as="fetch" crossorigin href="${CONFIG_ADDRESS}">`;

/**
 * Writes an HTML file for every page, with its first view and styles in it and its scripts preloaded, and one without content
 * for the pages of mailed links.
 *
 * @param sourcePlugins the plugins that read the source, for a second build that runs here
 */
export function prerender(sourcePlugins: () => PluginOption[]): Plugin {
  let root = '';
  let outDir = '';
  let chunks: Chunk[] = [];
  return {
    name: 'prerender',
    // Not in a build of the gallery.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved: (config) => {
      root = config.root;
      outDir = join(root, config.build.outDir);
    },
    generateBundle: (_, bundle) => {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        const built = await readFile(join(outDir, 'index.html'), 'utf8');
        const template = built.replace('<title>', `${CONFIG_PRELOAD}<title>`);
        const styles = await inlineStyles(template, outDir);
        const empty = template.replace('</title>', `</title>${NOINDEX}`);
        const origin = await siteOrigin(root);
        const pages = await render(root, sourcePlugins());
        for (const page of pages) {
          const { language } = page;
          const isUnknown = page.page === 'notFound';
          if (isUnknown) await write(inFolder(language, EMPTY_FILE), inLanguage(empty, page));
          const file = isUnknown ? inFolder(language, NOT_FOUND_FILE) : pageFile(page.path);
          if (file === null) throw new Error(`${page.path} is no page`);
          const site: Site = { origin, language };
          await write(file, fill(inLanguage(styles, page), page, site, preloadsOf(page)));
        }
        await write('sitemap.xml', sitemap(origin, pages));
      },
    },
  };

  /** The scripts of a page: its code with all that it imports, and its messages. */
  function preloadsOf({ page, language, path, isPrivate, catalogs }: PrerenderedPage): Set<string> {
    const sources = [
      sourceOf(page, splitLanguage(path).path),
      ...(isPrivate ? [AXIOS] : []),
      // The messages of the source language are in the code.
      ...(language === sourceLanguage ? [] : catalogs.map((name) => catalogFile(language, name))),
    ];
    return new Set(sources.flatMap((source) => [...withImports(chunks, chunkOf(source))]));
  }

  function chunkOf(source: string): Chunk {
    const own = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, source)));
    if (own === undefined) throw new Error(`The build has no ${source}`);
    return own;
  }

  async function write(file: string, html: string): Promise<void> {
    const path = join(outDir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  }
}

function inFolder(language: Language, file: string): string {
  return `${languageList[language].base}/${file}`.slice(1);
}

function inLanguage(template: string, { language, noScript }: PrerenderedPage): string {
  const { direction = 'ltr' } = languageList[language];
  return template
    .replace(/<html[^>]*?(?= data-theme)/, `<html lang="${localeOf(language)}" dir="${direction}"`)
    .replace(/<noscript>.*<\/noscript>/, () => `<noscript>${noScript}</noscript>`);
}

async function render(root: string, plugins: PluginOption[]) {
  const folder = join(root, '.cache/prerender');
  await rm(folder, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, copyPublicDir: false, target: 'es2023' },
  });
  const built = pathToFileURL(join(folder, 'prerender.js'));
  const { prerenderPages } = (await import(built.href)) as typeof Prerender;
  return prerenderPages();
}

/** The source of a page: a path is a file of `src/pages`. */
function sourceOf(page: string, path: string): string {
  if (page === 'notFound') return 'src/pages/not-found.page.tsx';
  if (page === 'room') return 'src/pages/app/deals/$room.page.tsx';
  return `src/pages${path.endsWith('/') ? `${path}index` : path}.page.tsx`;
}

/** The names of a script and of all that it imports. */
function withImports(chunks: readonly Chunk[], chunk: Chunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const imported of chunks.filter(({ fileName }) => chunk.imports.includes(fileName)))
    withImports(chunks, imported, seen);
  return seen;
}

/** The style sheet stands in the page, so that the first view needs one answer only. */
async function inlineStyles(template: string, outDir: string): Promise<string> {
  const links = [...template.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g)];
  let html = template;
  for (const [link, href = ''] of links) {
    const css = (await readFile(join(outDir, href), 'utf8')).trim();
    html = html.replace(link, () => `<style>${css}</style>`);
  }
  return html;
}

function fill(template: string, prerendered: PrerenderedPage, site: Site, scripts: Iterable<string>): string {
  const { page, language, isPrivate, html } = prerendered;
  const start = startAfterPaint(entryOf(template));
  const preloads = [...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return template
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
    .replace(ENTRY, '')
    .replace(
      /<title>.*<\/title>/,
      () => headTags(prerendered, site) + alternateLinks(site.origin, prerendered),
    )
    .replace('</body>', () => `<script>${start}</script>${structuredData(prerendered, site)}</body>`)
    .replace('</head>', () => `${preloads.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" ${isPrivate ? 'data-outline' : `data-page="${page}" data-language="${language}"`}>${html}</div>`,
    );
}

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** The path of the script that starts the site. */
function entryOf(template: string): string {
  const entry = ENTRY.exec(template)?.[1];
  if (entry === undefined) throw new Error('The page has no script');
  return entry;
}

/**
 * From a cache the script would come before the first paint, which needs none of it. A hidden page has no paint. A script that
 * does not load is asked for again.
 */
function startAfterPaint(entry: string): string {
  return `{
  const load = () => import('${entry}').catch(() => setTimeout(load, 5000));
  const start = () => setTimeout(load);
  if (document.hidden) start();
  else requestAnimationFrame(start);
}`;
}
