import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { CACHING, commonHeaders } from '#hosting/site-headers.ts';
import { ASSETS, MEDIA_TYPES, missingFiles, targetOf } from '#hosting/site-paths.ts';
import type { Ground, Server } from './servers.ts';

export interface Answer {
  readonly status: number;
  /** By names in small letters, without those that tell nothing of the site. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decompressed; null where it is a server's own. */
  readonly body: Buffer | null;
}

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Of the connection and the moment, or another in each server. */
const NOT_COMPARED = [
  ...['accept-ranges', 'connection', 'content-length', 'date', 'etag', 'keep-alive', 'last-modified'],
  ...['server', 'transfer-encoding', 'x-request-id'],
];

// More connections at once than a server takes would be cut.
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a path as it is: `fetch` would correct it. */
export async function ask(
  { origin }: Pick<Server, 'origin'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const call = request({ hostname, port, path, headers, agent }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const encoding = answer.headers['content-encoding'];
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers as Record<string, string>,
    body: encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body,
  };
}

/** The part of an answer that all servers have in common. */
export function comparable({ status, headers, body }: Answer): Answer {
  const isRedirect = status === 301 || status === 302;
  const isPlain = headers['content-type'] === undefined || !isCompressed(headers['content-type']);
  // A server may describe its own text of a redirect, and say of any file that it would look at the encoding.
  const skipped = [
    ...NOT_COMPARED,
    ...(isRedirect ? ['content-type', 'vary'] : isPlain || status === 404 ? ['vary'] : []),
  ];
  const compared = Object.entries(headers).filter(([name]) => !skipped.includes(name));
  return { status, headers: Object.fromEntries(compared), body: isRedirect ? null : body };
}

/** What every server has to answer, by `hosting/`. */
export function expected({ folder, site }: Ground, path: string, encoding: Encoding): Answer {
  const [pathname = '', query] = path.split('?');
  const decoded = decodeURIComponent(pathname);
  const target = targetOf(decoded, site.pages);
  if (target.kind === 'redirect') {
    const kept = target.status === 301 && query !== undefined ? `?${query}` : '';
    const headers = { location: target.path + kept, 'cache-control': CACHING.other };
    return {
      status: target.status,
      headers: lowerCased({ ...commonHeaders(site.place), ...headers }),
      body: null,
    };
  }
  const file = target.kind === 'page' ? target.page.file : target.kind === 'file' ? decoded.slice(1) : null;
  if (file !== null && existsSync(join(folder, site.folder, file))) {
    const caching = decoded.startsWith(ASSETS) ? CACHING.asset : CACHING.other;
    return fileAnswer({ file, status: 200, caching });
  }
  if (!decoded.startsWith(ASSETS)) {
    const page = missingFiles(decoded).find((name) => site.missing.includes(name)) ?? '';
    return fileAnswer({ file: page, status: 404, caching: CACHING.missing });
  }
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHING.missing };
  return {
    status: 404,
    headers: lowerCased({ ...commonHeaders(site.place), ...headers }),
    body: Buffer.from('Not found.'),
  };

  function fileAnswer(found: { file: string; status: number; caching: string }): Answer {
    const type = MEDIA_TYPES[extname(found.file).slice(1)] ?? '';
    const hasVariant = encoding !== 'identity' && isCompressed(type);
    return {
      status: found.status,
      headers: lowerCased({
        ...commonHeaders(site.place),
        ...site.headers.get(found.file),
        'cache-control': found.caching,
        'content-type': type,
        ...(isCompressed(type) && found.status === 200 ? { vary: 'Accept-Encoding' } : {}),
        ...(hasVariant ? { 'content-encoding': encoding } : {}),
      }),
      body: readFileSync(join(folder, site.folder, found.file)),
    };
  }
}

function isCompressed(type: string): boolean {
  return /^text\/|json|xml/.test(type);
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
