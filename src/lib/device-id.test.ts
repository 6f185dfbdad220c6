import { expect, it } from 'vitest';

import { canKeepDeviceId, forgetDeviceId, keepDeviceId } from './device-id.ts';

const ID = '0b5e1d6e-9d0f-4a36-9f0e-0a4a8f6f3d11';

function hostWith(cookies: string) {
  const written: string[] = [];
  return { written, readCookies: () => cookies, writeCookie: (cookie: string) => written.push(cookie) };
}

it('a browser without an id gets one for 1095 days', () => {
  const host = hostWith('a=1; MY_GTO_APP_UID=x');
  keepDeviceId('partner.test', host, () => ID);
  expect(host.written).toEqual([
    `GTO_APP_UID=${ID}; Domain=partner.test; Path=/; Max-Age=94608000; Secure; SameSite=Lax`,
  ]);
});

it('an id that is there already is kept', () => {
  const host = hostWith('a=1; GTO_APP_UID=x');
  keepDeviceId('partner.test', host, () => ID);
  expect(host.written).toEqual([]);
});

it('an id is deleted under the domain and path that it was set with', () => {
  const host = hostWith('GTO_APP_UID=x');
  forgetDeviceId('partner.test', host);
  expect(host.written).toEqual([
    'GTO_APP_UID=; Domain=partner.test; Path=/; Max-Age=0; Secure; SameSite=Lax',
  ]);
});

it.each([
  [
    'a secure page under the domain',
    { hostname: 'rewards.partner.test', isSecure: true },
    'partner.test',
    true,
  ],
  ['the domain itself', { hostname: 'partner.test', isSecure: true }, 'partner.test', true],
  ['no domain', { hostname: 'partner.test', isSecure: true }, null, false],
  ['a page that is not secure', { hostname: 'partner.test', isSecure: false }, 'partner.test', false],
  ['another domain', { hostname: 'notpartner.test', isSecure: true }, 'partner.test', false],
])('whether %s can hold an id', (_, page, domain, expected) => {
  expect(canKeepDeviceId(domain, page)).toBe(expected);
});
