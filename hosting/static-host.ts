import type { BuiltSite } from './built-site.ts';
import { CACHING, commonHeaders, pageHeaders, type Headers } from './site-headers.ts';
import { ASSETS, NOT_FOUND, plainNamePaths, REDIRECTS, type SitePage } from './site-paths.ts';

/**
 * `_headers` of hosts such as Netlify and Cloudflare. They join the values of all rules that a path meets, and of the policies
 * for referrers a browser takes the last. All pages have one content policy. What no rule names is revalidated by default.
 */
export function headersFile({ pages, inline, place }: BuiltSite): string {
  const everywhere = pageHeaders({ isListed: true, holdsToken: false }, inline, place);
  const unlisted = pages.filter(({ isListed }) => !isListed).map(({ pattern }) => pattern);
  return [
    rule('/*', { ...commonHeaders(place), ...everywhere }),
    rule(`${ASSETS}*`, { 'Cache-Control': CACHING.asset }),
    ...outermost(unlisted).map((path) => rule(path, { 'X-Robots-Tag': 'noindex' })),
    ...pages
      .filter(({ holdsToken }) => holdsToken)
      .map(({ pattern }) => rule(pattern, { 'Referrer-Policy': 'no-referrer' })),
  ].join('\n');
}

/** Folders with all that is in them, because such a host reads a hundred rules at most. */
function outermost(patterns: readonly string[]): string[] {
  return patterns
    .filter((pattern) => !patterns.some((folder) => folder !== pattern && isIn(folder, pattern)))
    .map((pattern) => (pattern.endsWith('/') ? `${pattern}*` : pattern));
}

function isIn(folder: string, pattern: string): boolean {
  return folder.endsWith('/') && pattern.startsWith(folder);
}

/** `_redirects` of the same hosts, which find all other pages by themselves. */
export function redirectsFile({ pages, missing }: BuiltSite): string {
  return [
    ...Object.entries(REDIRECTS).map(([from, to]) => `${from} ${to} 302`),
    ...pages.filter(isElsewhere).map(({ pattern, file }) => `${pattern} /${file.replace('.html', '')} 200`),
    ...missing
      .filter((file) => file !== NOT_FOUND)
      .map((file) => `/${file.replace(NOT_FOUND, '*')} /${file} 404`),
    '',
  ].join('\n');
}

/** Whether the file is not where the address says. */
function isElsewhere(page: SitePage): boolean {
  return page.holdsToken || plainNamePaths(page) !== null;
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
