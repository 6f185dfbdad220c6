import type { PageTraits } from './site-headers.ts';

/** A page of the built site. */
export interface SitePage extends PageTraits {
  /** The path of its address, for example `/login/`; in `/app/deals/:room` the last part may be any. */
  readonly pattern: string;
  /** For example `login/index.html`. */
  readonly file: string;
}

/** Paths that lead to another. The first is where password managers look for the form that changes a password. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/.well-known/change-password': '/app/user/settings',
};

export const ASSETS = '/assets/';

/** Content types of the files that are served; text is UTF-8. A file with any other ending is not. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

const FILE_ENDINGS = Object.keys(MEDIA_TYPES).filter((ending) => ending !== 'html');

/**
 * Paths of files, as PCRE, RE2 and JavaScript read them. Names that begin with a dot are not served, except `.well-known`, and
 * pages only at their addresses.
 */
export const FILE_PATH = `^/(?:\\.well-known/)?(?:[^./][^/]*/)*[^./][^/]*\\.(?:${FILE_ENDINGS.join('|')})$`;

/** The paths of a page, to be compared without case: with or without a slash at the end. */
export function pagePaths({ pattern }: SitePage): string {
  if (pattern === '/') return '^/$';
  return `^${fixedPart(pattern)}${hasParameter(pattern) ? ANY_NAME : ''}${END}`;
}

/** Those that can be redirected to the address, with the name as `$1`; null if that is none of a plain name. */
export function plainNamePaths({ pattern }: SitePage): string | null {
  return hasParameter(pattern) ? `^${fixedPart(pattern)}([\\w-]+)${END}` : null;
}

/** The address of a page for the paths above, with a name in it. */
export function addressOf({ pattern }: SitePage, name: string): string {
  return pattern.replace(/:\w+$/, () => name);
}

/** What a decoded path shows. A file may be missing. */
export type Target =
  | { readonly kind: 'page'; readonly page: SitePage }
  | { readonly kind: 'file' }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly path: string }
  | { readonly kind: 'nothing' };

export function targetOf(path: string, pages: readonly SitePage[]): Target {
  const elsewhere = REDIRECTS[path];
  if (elsewhere !== undefined) return { kind: 'redirect', status: 302, path: elsewhere };
  const page = pages.find((candidate) => expression(pagePaths(candidate)).test(path));
  if (page === undefined) return { kind: new RegExp(FILE_PATH).test(path) ? 'file' : 'nothing' };
  const plain = plainNamePaths(page);
  const name = plain === null ? '' : expression(plain).exec(path)?.[1];
  const address = name === undefined ? path : addressOf(page, name);
  return address === path ? { kind: 'page', page } : { kind: 'redirect', status: 301, path: address };
}

const expressions = new Map<string, RegExp>();

/** Without case, and made once: every language has all pages. */
function expression(source: string): RegExp {
  const made = expressions.get(source) ?? new RegExp(source, 'i');
  expressions.set(source, made);
  return made;
}

// A name is not only white space.
const ANY_NAME = '[^/]*[^/\\s][^/]*';
const END = '/?$';

function hasParameter(pattern: string): boolean {
  return pattern.includes('/:');
}

function fixedPart(pattern: string): string {
  return pattern.replace(hasParameter(pattern) ? /:\w+$/ : /\/$/, '');
}

/** The page of unknown addresses. A language may have its own, in its folder. */
export const NOT_FOUND = '404.html';

/** Where the page for an unknown path may be, the best one first. */
export function missingFiles(path: string): string[] {
  const [folder = ''] = /(?<=^\/)[^/]+\//.exec(path) ?? [];
  return [...new Set([`${folder}${NOT_FOUND}`, NOT_FOUND])];
}
