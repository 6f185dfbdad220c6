import { expect, it } from 'vitest';

import { keepDeviceId } from './device-id.ts';

const ID = '0b5e1d6e-9d0f-4a36-9f0e-0a4a8f6f3d11';

function cookiesWrittenOn(
  page: { hostname: string; isSecure?: boolean; cookies?: string },
  domain: string | null,
): string[] {
  const written: string[] = [];
  const host = {
    hostname: page.hostname,
    isSecure: page.isSecure ?? true,
    readCookies: () => page.cookies ?? '',
    writeCookie: (cookie: string) => written.push(cookie),
  };
  keepDeviceId(domain, host, () => ID);
  return written;
}

it('a secure page under the partner’s domain gets an id for 1095 days', () => {
  expect(cookiesWrittenOn({ hostname: 'rewards.partner.test' }, 'partner.test')).toEqual([
    `GTO_APP_UID=${ID}; Domain=partner.test; Path=/; Max-Age=94608000; Secure; SameSite=Lax`,
  ]);
});

it('an id that is there already is kept', () => {
  expect(
    cookiesWrittenOn({ hostname: 'partner.test', cookies: 'a=1; GTO_APP_UID=x' }, 'partner.test'),
  ).toEqual([]);
});

it.each([
  ['no domain is configured', { hostname: 'partner.test' }, null],
  ['the page is not secure', { hostname: 'partner.test', isSecure: false }, 'partner.test'],
  ['the page is under another domain', { hostname: 'notpartner.test' }, 'partner.test'],
])('nothing is set where %s', (_, page, domain) => {
  expect(cookiesWrittenOn(page, domain)).toEqual([]);
});
