import { expect, it } from 'vitest';

import { pageFile, routes } from '#routes.ts';
import { sitePages } from './site-pages.ts';
import { targetOf } from './site-paths.ts';

it('servers show the same file for an address as the site expects, however it is written', () => {
  const pages = sitePages();
  const shown = (path: string): string | null => {
    const target = targetOf(path, pages);
    if (target.kind === 'redirect') return shown(target.path);
    return target.kind === 'page' ? target.page.file : null;
  };
  const addresses = pages.map(({ pattern }) => pattern.replace(':room', 'river-room'));
  const paths = addresses.flatMap((address) => [
    address,
    address.toUpperCase(),
    address.endsWith('/') ? address.slice(0, -1) || '/' : `${address}/`,
    `${address}/nothing`,
  ]);
  expect(Object.fromEntries(paths.map((path) => [path, shown(path)]))).toEqual(
    Object.fromEntries(paths.map((path) => [path, pageFile(path)])),
  );
});

it('no search engine lists a private page, and the address of a mailed link stays here', () => {
  const unlisted = sitePages().filter(({ isListed }) => !isListed);
  const english = Object.values(routes).map(({ pattern }): string => pattern);
  expect(
    unlisted
      .filter(({ pattern }) => english.includes(pattern))
      .map(({ pattern, holdsToken }) => [pattern, holdsToken]),
  ).toEqual([
    ['/blocked', false],
    ['/login/verify-email/code', true],
    ['/login/password-reset/create-new', true],
    ['/app/', false],
    ['/app/deals/', false],
    ['/app/deals/:room', false],
    ['/app/rewards/', false],
    ['/app/rewards/edge', false],
    ['/app/rewards/edge-history', false],
    ['/app/rewards/statement', false],
    ['/app/user/settings', false],
    ['/app/user/account', true],
  ]);
});
