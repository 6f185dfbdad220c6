import { statSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { newVisitor } from '#bench/visit/run.ts';
import { watchDownloads } from '#bench/visit/slow-page.ts';
import {
  allCatalogs,
  catalogFile,
  finishedLanguages,
  languageList,
  sourceLanguage,
  type Language,
} from '#i18n/language-list.ts';
import { routes, type RouteName } from '#routes.ts';

/**
 * What a page may download before anything is pressed: requests, and KiB of JavaScript after gzip. Of these, the catalogs of
 * the largest language are 1 or 2 requests and 12 to 22 KiB.
 */
const LIMITS = {
  public: { requests: 17, scripts: 236 },
  home: { requests: 19, scripts: 262 },
  private: { requests: 27, scripts: 268 },
  table: { requests: 37, scripts: 376 },
} as const;

type Kind = keyof typeof LIMITS;

export interface Visited {
  readonly kind: Kind;
  readonly path: string;
  /** Logs in before the visit. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export interface Download extends Visited {
  readonly requests: number;
  /** KiB of everything and of JavaScript as they were sent, with headers. */
  readonly all: number;
  readonly scripts: number;
}

const PROJECT = join(import.meta.dirname, '../..');

/** No request for so long ends a visit, in ms. */
const QUIET = 1000;

/** Every page of the product, and the one of an address that leads nowhere. */
export function visitedPages(logIn: (page: Page) => Promise<void>): Visited[] {
  const pages = Object.entries(routes).map(([name, { guard, pattern }]): Visited => {
    const path = pattern.replace(':room', 'river-room') + (QUERIES[name as RouteName] ?? '');
    if (guard !== 'private') return { kind: name === 'home' ? 'home' : 'public', path };
    return { kind: TABLES.includes(name) ? 'table' : 'private', path, prepare: logIn };
  });
  return [...pages, { kind: 'public', path: '/nowhere' }];
}

/** Pages with a grid, whose part of React Aria is the largest. */
const TABLES: readonly string[] = ['rewards', 'edgeHistory'] satisfies RouteName[];

const MAILED = '?uidb64=Nw&token=token';
const QUERIES: { readonly [Name in RouteName]?: string } = { verifyEmailCode: MAILED, newPassword: MAILED };

/** The finished language with the largest catalogs. The source language has none to download. */
export function largestLanguage(): Language {
  return finishedLanguages.reduce((one, other) => (catalogSize(other) > catalogSize(one) ? other : one));
}

/** Visits pages, each as a new visitor and two at a time. */
export async function download(
  browser: Browser,
  origin: string,
  language: Language,
  pages: readonly Visited[],
): Promise<Download[]> {
  const found: Download[] = [];
  const waiting = pages.entries();
  const visitor = async () => {
    for (const [index, visited] of waiting) found[index] = await visit(browser, origin, language, visited);
  };
  await Promise.all([visitor(), visitor()]);
  return found;
}

async function visit(
  browser: Browser,
  origin: string,
  language: Language,
  visited: Visited,
): Promise<Download> {
  const context = await newVisitor(browser, origin);
  // Otherwise the page is offered in the language of the browser.
  await context.addInitScript((value) => {
    localStorage.setItem('language', value);
  }, language);
  // Every server has gzip, and Brotli is always smaller.
  await context.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  const page = await context.newPage();
  // Frames of animations cost more than the page.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visited.prepare?.(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const downloads = watchDownloads(devtools);
  const address = languageList[language].base + visited.path;
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await downloads.quiet(QUIET);
  const { pathname, search } = new URL(page.url());
  await context.close();
  if (!address.startsWith(pathname)) throw new Error(`${address} led to ${pathname}${search}`);
  const { requests, KiB: all, 'KiB of scripts': scripts } = downloads.sum();
  return { ...visited, requests, all, scripts };
}

/** A sentence for every limit that a page exceeds. */
export function exceeded(downloads: readonly Download[]): string[] {
  return downloads.flatMap(({ kind, path, requests, scripts }) => {
    const limit = LIMITS[kind];
    return [
      ...(requests > limit.requests ? [`${path}: ${requests} requests, limit ${limit.requests}`] : []),
      ...(scripts > limit.scripts
        ? [`${path}: ${scripts.toFixed(1)} KiB of JavaScript, limit ${limit.scripts}`]
        : []),
    ];
  });
}

export function printDownloads(downloads: readonly Download[]): void {
  console.table(
    downloads.map(({ kind, path, requests, all, scripts }) => ({
      page: path.replace(/\?.*/, ''),
      requests: against(requests, LIMITS[kind].requests),
      JavaScript: against(scripts, LIMITS[kind].scripts),
      all: Number(all.toFixed(1)),
    })),
  );
}

function against(value: number, limit: number): string {
  return `${Math.round(value)} / ${limit}${value > limit ? ' OVER' : ''}`;
}

function catalogSize(language: Language): number {
  if (language === sourceLanguage) return 0;
  const sizes = allCatalogs.map((name) => statSync(join(PROJECT, catalogFile(language, name))).size);
  return sizes.reduce((sum, size) => sum + size);
}
