import { expect, it } from 'vitest';

import { languageList } from '#i18n/language-list.ts';
import type { BuiltSite } from './built-site.ts';
import { sitePages } from './site-pages.ts';
import { headersFile, redirectsFile } from './static-host.ts';

const english = sitePages().filter(({ pattern }) => !/^\/[a-z]{2}(-[a-z]{2})?\//.test(pattern));

it('a static host finds files that are elsewhere, and keeps what is private out of search engines', () => {
  const site = siteOf(english, ['de/404.html', '404.html']);
  expect(redirectsFile(site).split('\n')).toEqual([
    '/.well-known/change-password /app/user/settings 302',
    '/login/verify-email/code /empty 200',
    '/login/password-reset/create-new /empty 200',
    '/app/deals/:room /app/deals/room 200',
    '/app/user/account /empty 200',
    '/de/* /de/404.html 404',
    '',
  ]);
  const [everywhere = '', ...rules] = headersFile(site).split('\n\n');
  expect(everywhere.split('\n')[0]).toBe('/*');
  expect(rules.map((rule) => rule.trim().split('\n  '))).toEqual([
    ['/assets/*', 'Cache-Control: public, max-age=31536000, immutable'],
    ['/blocked', 'X-Robots-Tag: noindex'],
    ['/login/verify-email/code', 'X-Robots-Tag: noindex'],
    ['/login/password-reset/create-new', 'X-Robots-Tag: noindex'],
    ['/app/*', 'X-Robots-Tag: noindex'],
    ['/login/verify-email/code', 'Referrer-Policy: no-referrer'],
    ['/login/password-reset/create-new', 'Referrer-Policy: no-referrer'],
    ['/app/user/account', 'Referrer-Policy: no-referrer'],
  ]);
});

it('with every language, the file stays within what Cloudflare reads: 100 rules, lines of 2,000 characters', () => {
  const pages = Object.values(languageList).flatMap(({ base }) =>
    english.map((page) => ({ ...page, pattern: base + page.pattern })),
  );
  const text = headersFile(siteOf(pages, ['404.html']));
  const lines = text.split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

function siteOf(pages: BuiltSite['pages'], missing: BuiltSite['missing']): BuiltSite {
  return {
    folder: 'dist',
    pages,
    missing,
    headers: new Map(),
    inline: { scripts: [], styles: [] },
    place: { isSecure: true, connectTo: [] },
  };
}
