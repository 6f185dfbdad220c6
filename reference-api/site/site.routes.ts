import { Hono, type Context } from 'hono';

import {
  CACHING,
  commonHeaders,
  connectOrigins,
  inlineHashes,
  pageHeaders,
  UNKNOWN_PAGE,
  type Headers,
  type PageTraits,
  type Place,
} from '#hosting/site-headers.ts';
import { ASSETS, MEDIA_TYPES, missingFiles, targetOf, type Target } from '#hosting/site-paths.ts';
import type { Services } from '../services.ts';
import { acceptedEncoding, createSiteFiles, type SiteFile } from './site-files.ts';

/** The built site, as nginx and Caddy serve it with the configuration that `hosting/` writes. */
export function siteRoutes({ settings }: Services, staticDir: string): Hono {
  const routes = new Hono();
  const files = createSiteFiles(staticDir);

  routes.get('*', async (c: Context) => {
    const place = await findPlace();
    for (const [name, value] of Object.entries(commonHeaders(place))) c.header(name, value);
    c.header('Cache-Control', CACHING.other);
    const path = decodedPath(c);
    if (path === CONFIG && settings.siteConfig !== undefined) {
      c.set(SERVED_FILE, CONFIG);
      return c.json(settings.siteConfig);
    }
    const target = targetOf(path, settings.pages);
    if (target.kind === 'redirect') return redirect(c, target);
    if (target.kind === 'nothing') return sendMissing(c, path, place);
    const name = target.kind === 'page' ? `/${target.page.file}` : path;
    const file = await files.find(name);
    if (file === null) return sendMissing(c, path, place);
    c.set(SERVED_FILE, name);
    if (target.kind === 'page') return sendPage(c, file, target.page, place);
    return send(c, file, 200, path.startsWith(ASSETS) ? { 'Cache-Control': CACHING.asset } : {});
  });

  return routes;

  /** A missing script or picture gets no page, which would only be downloaded. */
  async function sendMissing(c: Context, path: string, place: Place): Promise<Response> {
    c.header('Cache-Control', CACHING.missing);
    for (const name of path.startsWith(ASSETS) ? [] : missingFiles(path)) {
      const page = await files.find(`/${name}`);
      if (page !== null) return sendPage(c, page, UNKNOWN_PAGE, place, 404);
    }
    return c.body('Not found.', 404, { 'Content-Type': MEDIA_TYPES['txt'] ?? '' });
  }

  async function findPlace(): Promise<Place> {
    return {
      isSecure: settings.siteOrigin.startsWith('https:'),
      connectTo: connectOrigins(settings.siteConfig ?? parsed(await files.find(CONFIG))),
    };
  }
}

/** Holds the name of the file that was answered, for the log: unlike the path it has nothing of the visitor. */
export const SERVED_FILE = 'served_file';

const CONFIG = '/config.json';

function parsed(file: SiteFile | null): unknown {
  try {
    return file === null ? null : JSON.parse(file.content.toString('utf8'));
  } catch {
    return null;
  }
}

function redirect(c: Context, { path, status }: Extract<Target, { kind: 'redirect' }>): Response {
  return c.redirect(status === 301 ? path + new URL(c.req.url).search : path, status);
}

function sendPage(
  c: Context,
  page: SiteFile,
  traits: PageTraits,
  place: Place,
  status: 200 | 404 = 200,
): Promise<Response> {
  return send(c, page, status, pageHeaders(traits, inlineHashes(page.content.toString('utf8')), place));
}

async function send(c: Context, file: SiteFile, status: 200 | 404, ownHeaders: Headers): Promise<Response> {
  const headers = {
    ...ownHeaders,
    'Content-Type': file.mediaType,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers);
  const encoding = file.compressible ? acceptedEncoding(c.req.header('accept-encoding')) : 'identity';
  const body = await file.encoded(encoding);
  return c.body(new Uint8Array(body), status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
  });
}

/** Empty, and thus the path of nothing, if it is no valid escape. */
function decodedPath(c: Context): string {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname);
  } catch {
    return '';
  }
}
