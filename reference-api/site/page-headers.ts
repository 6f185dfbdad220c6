/** Pages whose address contains a secret, which must not be sent in a Referer. */
const TOKEN_PAGES = ['/login/verify-email/code', '/login/password-reset/create-new', '/app/user/account'];

interface PageSecurity {
  readonly nonce: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly isSecureOrigin: boolean;
}

/**
 * Headers of every HTML answer.
 *
 * @param nonce lets React Aria add its two style rules (it reads the nonce from a meta element)
 * @param scriptHashes let the page's own inline scripts run (the theme before the first paint); nothing else is inline
 */
export function pageHeaders(
  path: string,
  { nonce, scriptHashes, styleHashes, isSecureOrigin }: PageSecurity,
): Record<string, string> {
  const page = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const holdsToken = TOKEN_PAGES.includes(page);
  const isPrivate = page === '/app' || page.startsWith('/app/');
  const isForNobody = page === '/blocked';
  return {
    'Content-Security-Policy': contentSecurityPolicy(nonce, scriptHashes, styleHashes),
    'Referrer-Policy': holdsToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Cache-Control': 'no-cache',
    ...(holdsToken || isPrivate || isForNobody ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(isSecureOrigin ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

function contentSecurityPolicy(
  nonce: string,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    [`style-src 'self' 'nonce-${nonce}'`, ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
