import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { normalizePath } from 'vite';

import { BUILD_INFO } from './build-info.ts';

/** gzip KiB; what each number means stands in `docs/performance.md`. */
const BUDGETS = {
  js: { public: 150, auth: 160, private: 200 },
  lazyChunk: 80,
  css: 20,
  catalog: 25,
  fonts: 60,
} as const;

type Area = keyof typeof BUDGETS.js;

export interface PageWeight {
  readonly page: string;
  readonly area: Area;
  /** gzip KiB of JavaScript fetched before the page can be used, in English. */
  readonly js: number;
  readonly css: number;
  /** KiB of the woff2 files that English text asks for. */
  readonly fonts: number;
}

export interface FirstLoad {
  readonly pages: readonly PageWeight[];
  /** Largest chunk outside the entry, and largest language catalog, gzip KiB. */
  readonly lazyChunk: { readonly name: string; readonly size: number };
  readonly catalog: { readonly name: string; readonly size: number };
  /** A sentence for every budget exceeded; empty when all hold. */
  readonly exceeded: readonly string[];
}

interface Chunk {
  readonly file: string;
  /** The module that it was made for, or the name of a chunk of several. */
  readonly src?: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Weighs the first load of every page of a finished build (`vite build`, with its manifest). */
export function weighFirstLoad(project: string, dist = join(project, 'dist')): FirstLoad {
  const manifest = JSON.parse(readFileSync(join(project, BUILD_INFO, 'manifest.json'), 'utf8')) as Manifest;
  const pageFiles = globSync('src/pages/**/*.page.tsx', { cwd: project }).map(normalizePath).toSorted();
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const catalogs = Object.keys(manifest).filter((key) => /\/locales\/.+\.po/.test(key));

  const missing = pageFiles.filter((page) => manifest[page] === undefined);
  const pages = pageFiles.filter((page) => !missing.includes(page)).map((page) => weighPage(page));
  const first = withImports(manifest, entry);
  const lazyChunk = heaviest(
    Object.keys(manifest).filter((key) => !first.has(key) && isScript(manifest[key])),
  );
  const catalog = heaviest(catalogs);
  return { pages, lazyChunk, catalog, exceeded: [...missing.map(hasNoChunk), ...exceeded()] };

  function weighPage(page: string): PageWeight {
    const chunks = [...withImports(manifest, [...entry, page])].flatMap((key) => manifest[key] ?? []);
    const scripts = new Set(chunks.filter(isScript).map(({ file }) => file));
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    return {
      page,
      area: areaOf(page),
      js: sum(scripts, gzip),
      css: sum(styles, gzip),
      fonts: sum(styles, fontsOf),
    };
  }

  function heaviest(keys: readonly string[]): { name: string; size: number } {
    return keys
      .map((key) => {
        const chunk = manifest[key];
        return { name: chunk?.src ?? chunk?.name ?? key, size: gzip(chunk?.file ?? '') };
      })
      .reduce((a, b) => (b.size > a.size ? b : a), { name: 'none', size: 0 });
  }

  function gzip(file: string): number {
    return gzipSync(readFileSync(join(dist, file))).length / 1024;
  }

  function fontsOf(css: string): number {
    const faces = readFileSync(join(dist, css), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [];
    const files = faces
      .filter(coversEnglish)
      .flatMap((face) => /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1] ?? []);
    return sum(new Set(files), (url) => readFileSync(join(dist, fromRoot(url, css))).length / 1024);
  }

  function exceeded(): string[] {
    const { js, css, fonts } = BUDGETS;
    return [
      ...pages.flatMap((weight) => [
        ...over(`JavaScript of ${weight.page}`, weight.js, js[weight.area]),
        ...over(`CSS of ${weight.page}`, weight.css, css),
        ...over(`fonts of ${weight.page}`, weight.fonts, fonts),
      ]),
      ...over(`lazy chunk ${lazyChunk.name}`, lazyChunk.size, BUDGETS.lazyChunk),
      ...over(`catalog ${catalog.name}`, catalog.size, BUDGETS.catalog),
    ];
  }
}

function areaOf(page: string): Area {
  if (page.startsWith('src/pages/app/')) return 'private';
  return /^src\/pages\/(signup\.|login\/)/.test(page) ? 'auth' : 'public';
}

function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

function isScript(chunk: Chunk | undefined): boolean {
  return chunk?.file.endsWith('.js') === true;
}

function fromRoot(url: string, css: string): string {
  return url.startsWith('/') ? url.slice(1) : join(css, '..', url);
}

function sum(files: Iterable<string>, size: (file: string) => number): number {
  return [...files].reduce((total, file) => total + size(file), 0);
}

function over(what: string, size: number, budget: number): string[] {
  return size > budget ? [`${what}: ${size.toFixed(1)} KiB, budget ${budget}`] : [];
}

function hasNoChunk(page: string): string {
  return `${page} has no chunk of its own: it is not loaded lazily, or nothing loads it`;
}

/** Whether English text makes a browser fetch this `@font-face`: by its range, or always without one. */
function coversEnglish(face: string): boolean {
  const ranges = /unicode-range:([^;}]+)/i.exec(face)?.[1]?.split(',');
  if (ranges === undefined) return true;
  return ranges.some((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    const low = parseInt(from.replaceAll('?', '0'), 16);
    const high = parseInt(to.replaceAll('?', 'F'), 16);
    return low <= 0x41 && high >= 0x41;
  });
}

/** Prints one line per page, then the largest chunk and catalog, each against its budget. */
export function printFirstLoad({ pages, lazyChunk, catalog }: FirstLoad): void {
  console.log('First load, gzip KiB / budget');
  console.table(
    pages.map(({ page, area, js, css, fonts }) => ({
      page: page.replace(/^src\/pages\/(.*)\.page\.tsx$/, '$1'),
      area,
      JavaScript: against(js, BUDGETS.js[area]),
      CSS: against(css, BUDGETS.css),
      fonts: against(fonts, BUDGETS.fonts),
    })),
  );
  console.log(`largest lazy chunk  ${against(lazyChunk.size, BUDGETS.lazyChunk)}  ${lazyChunk.name}`);
  console.log(`largest catalog     ${against(catalog.size, BUDGETS.catalog)}  ${catalog.name}`);
}

function against(size: number, budget: number): string {
  return `${size.toFixed(1).padStart(5)} / ${budget}${size > budget ? ' OVER' : ''}`;
}
