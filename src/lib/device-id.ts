const NAME = 'GTO_APP_UID';
const LIFETIME_SECONDS = 1095 * 24 * 60 * 60;

interface Page {
  readonly hostname: string;
  readonly isSecure: boolean;
}

interface CookieHost {
  readonly readCookies: () => string;
  readonly writeCookie: (cookie: string) => void;
}

/**
 * Whether this page can hold the anonymous device id of the partner's solver service (specification, section 3). A
 * browser refuses a cookie for a domain that the page does not belong to; then do not ask for consent.
 *
 * @param domain the partner's domain, or null if none is configured
 */
export function canKeepDeviceId(domain: string | null, { hostname, isSecure }: Page): domain is string {
  return domain !== null && isSecure && (hostname === domain || hostname.endsWith(`.${domain}`));
}

/** Sets the id if there is none. Call it only after consent: the id is a tracker, and the site does not need it. */
export function keepDeviceId(domain: string, host: CookieHost, newId: () => string): void {
  const cookies = host.readCookies().split('; ');
  if (cookies.some((cookie) => cookie.startsWith(`${NAME}=`))) return;
  host.writeCookie(cookieOf(domain, newId(), LIFETIME_SECONDS));
}

/** Deletes the id, also if the partner set it. */
export function forgetDeviceId(domain: string, host: Pick<CookieHost, 'writeCookie'>): void {
  host.writeCookie(cookieOf(domain, '', 0));
}

/** Setting and deleting must use the same domain and path. */
function cookieOf(domain: string, value: string, seconds: number): string {
  return `${NAME}=${value}; Domain=${domain}; Path=/; Max-Age=${String(seconds)}; Secure; SameSite=Lax`;
}
