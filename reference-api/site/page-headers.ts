/** Pages whose address contains a secret, which must not be sent in a Referer. */
const TOKEN_PAGES = ['/login/verify-email/code', '/login/password-reset/create-new', '/app/user/account'];

/** Paths that lead to another. The first is where password managers look for the form that changes a password. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/.well-known/change-password': '/app/user/settings',
};

/**
 * What React Aria puts into a style element at run time: `touch-action` of whatever can be pressed, and on iOS
 * `overscroll-behavior` while a popover is open. When an update changes a rule, a journey fails and names its new hash.
 */
const REACT_ARIA_STYLES = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
];

/** Hashes of what stands inline in a page, for example `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Page {
  readonly inline: InlineHashes;
  /** Other origins that the page sends requests to. */
  readonly connectOrigins: readonly string[];
  readonly isSecureOrigin: boolean;
}

/** Headers of every HTML answer. They depend on the path and the built page alone, so any static host can send them. */
export function pageHeaders(
  path: string,
  { inline, connectOrigins, isSecureOrigin }: Page,
): Record<string, string> {
  const page = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const holdsToken = TOKEN_PAGES.includes(page);
  const isPrivate = page === '/app' || page.startsWith('/app/');
  const isForNobody = page === '/blocked';
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline, connectOrigins),
    'Referrer-Policy': holdsToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Cache-Control': 'no-cache',
    ...(holdsToken || isPrivate || isForNobody ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(isSecureOrigin ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

function contentSecurityPolicy({ scripts, styles }: InlineHashes, connectOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources([...REACT_ARIA_STYLES, ...styles])}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}
