import { createHash } from 'node:crypto';

/**
 * What React Aria puts into a style element at run time: `touch-action` of whatever can be pressed, and on iOS
 * `overscroll-behavior` while a popover is open. When an update changes a rule, a journey fails and names its new hash.
 */
const REACT_ARIA_STYLES = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
];

/** Abilities of a browser that the site never uses, by names that Chromium knows: it logs a warning for any other. */
const UNUSED_ABILITIES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'unload',
  'usb',
  'xr-spatial-tracking',
];

const TWO_YEARS = 'max-age=63072000';

/** Where a site is served, as far as its headers depend on it. */
export interface Place {
  /** Whether browsers reach it by https. */
  readonly isSecure: boolean;
  /** Other origins that pages send requests to. */
  readonly connectTo: readonly string[];
}

/** The origins in a site's `config.json` that its pages send requests to. What would be another rule of a policy is left out. */
export function connectOrigins(config: unknown): string[] {
  const { apiOrigin, reportAddress } = (config ?? {}) as Readonly<Record<string, unknown>>;
  const origins = [apiOrigin, reportAddress].flatMap((address) =>
    typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)].filter((origin) => /^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin));
}

/** Hashes of what stands inline in a page, for example `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What the headers of a page depend on, besides the place. */
export interface PageTraits {
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** Whether its address contains a secret, which must not be sent in a Referer. */
  readonly holdsToken: boolean;
}

export type Headers = Readonly<Record<string, string>>;

/** Headers of every answer, whatever it is. */
export function commonHeaders({ isSecure }: Place): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(isSecure ? { 'Strict-Transport-Security': TWO_YEARS } : {}),
  };
}

/** Headers that an HTML page has as well. They are the same for every visitor, so any static host can send them. */
export function pageHeaders(
  { isListed, holdsToken }: PageTraits,
  inline: InlineHashes,
  place: Place,
): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline, place),
    ...FRAMELESS,
    'Referrer-Policy': holdsToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(isListed ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
}

const FRAMELESS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': UNUSED_ABILITIES.map((name) => `${name}=()`).join(', '),
  'X-Frame-Options': 'DENY',
};

/** The page of an unknown address. The address may be that of a mailed link, mistyped. */
export const UNKNOWN_PAGE: PageTraits = { isListed: true, holdsToken: true };

export const CACHING = {
  /** Names of assets change with their content. */
  asset: 'public, max-age=31536000, immutable',
  missing: 'no-store',
  other: 'no-cache',
};

function contentSecurityPolicy({ scripts, styles }: InlineHashes, { isSecure, connectTo }: Place): string {
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources([...REACT_ARIA_STYLES, ...styles])}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}

/** The hashes by which a content security policy allows what stands inline in a page. A data block needs none. */
export function inlineHashes(html: string): InlineHashes {
  const hashesOf = (tag: 'script' | 'style') =>
    [
      ...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:\\ssrc=|ld\\+json))[^>]*>([\\s\\S]*?)</${tag}>`, 'gi')),
    ].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}
