const NAME = 'GTO_APP_UID';
const LIFETIME_SECONDS = 1095 * 24 * 60 * 60;

interface CookieHost {
  readonly hostname: string;
  readonly isSecure: boolean;
  readCookies(): string;
  writeCookie(cookie: string): void;
}

/**
 * Gives this browser its anonymous device id for the partner's solver service (specification, section 3).
 * A browser refuses a cookie for a domain that the page is not under, so there nothing is set; nothing here
 * depends on it.
 *
 * @param domain the partner's domain, or null where none is configured
 */
export function keepDeviceId(domain: string | null, host: CookieHost, newId: () => string): void {
  if (domain === null || !host.isSecure || !isUnder(domain, host.hostname)) return;
  if (
    host
      .readCookies()
      .split('; ')
      .some((cookie) => cookie.startsWith(`${NAME}=`))
  )
    return;
  host.writeCookie(
    `${NAME}=${newId()}; Domain=${domain}; Path=/; Max-Age=${String(LIFETIME_SECONDS)}; Secure; SameSite=Lax`,
  );
}

function isUnder(domain: string, hostname: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
