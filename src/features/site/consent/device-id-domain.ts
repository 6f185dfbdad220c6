import type { ConsentChoice } from '#lib/consent.ts';
import { canKeepDeviceId, forgetDeviceId, keepDeviceId } from '#lib/device-id.ts';
import { env } from '#lib/env.ts';
import { newId } from '#lib/new-id.ts';

const page = {
  hostname: window.location.hostname,
  isSecure: window.location.protocol === 'https:',
};

/** Where the partner's cookie can be set from this page, or null where it cannot. */
export const deviceIdDomain = canKeepDeviceId(env.partnerCookieDomain, page) ? env.partnerCookieDomain : null;

const cookies = {
  readCookies: () => document.cookie,
  writeCookie: (cookie: string) => {
    document.cookie = cookie;
  },
};

/** The id is there if, and only if, it was accepted. */
export function obeyConsent(domain: string, choice: ConsentChoice | null): void {
  if (choice === 'accepted') keepDeviceId(domain, cookies, newId);
  else forgetDeviceId(domain, cookies);
}
