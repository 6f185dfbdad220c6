import { Hono, type Context } from 'hono';

import type { Services } from '../services.ts';
import { pageHeaders, REDIRECTS } from './page-headers.ts';
import { acceptedEncoding, createSiteFiles, inlineHashes, type SiteFile } from './site-files.ts';

/** The built site: its files, and its one page for every other path. */
export function siteRoutes({ settings }: Services, staticDir: string): Hono {
  const routes = new Hono();
  const files = createSiteFiles(staticDir);

  for (const [from, to] of Object.entries(REDIRECTS)) routes.get(from, (c) => c.redirect(to));
  routes.get(CONFIG, async (c, next) => {
    if (settings.siteConfig === undefined) return next();
    return c.json(settings.siteConfig, 200, { 'Cache-Control': 'no-cache' });
  });
  routes.get('*', async (c) => {
    const path = decodedPath(c);
    const file = path === null || path.endsWith('.html') ? null : await files.find(path);
    if (file !== null) return send(c, file, 200, { 'Cache-Control': cacheControl(c.req.path) });
    if (!isPageRequest(c, path ?? c.req.path)) return c.text('Not found.', 404);
    const found = path === null ? null : settings.pageFile(path);
    const page = await files.find(`/${found ?? '404.html'}`);
    if (page === null) return c.text('Not found.', 404);
    return sendPage(c, page, found === null ? 404 : 200);
  });

  return routes;

  async function sendPage(c: Context, page: SiteFile, status: 200 | 404): Promise<Response> {
    const headers = pageHeaders(decodedPath(c) ?? c.req.path, {
      inline: inlineHashes(page.content.toString('utf8')),
      connectOrigins: connectOrigins(settings.siteConfig ?? parsed(await files.find(CONFIG))),
      isSecureOrigin: settings.siteOrigin.startsWith('https:'),
    });
    return send(c, page, status, headers);
  }
}

const CONFIG = '/config.json';

function parsed(file: SiteFile | null): unknown {
  try {
    return file === null ? null : JSON.parse(file.content.toString('utf8'));
  } catch {
    return null;
  }
}

/** The origins of the addresses in the site's configuration. What would be another rule of the policy is left out. */
function connectOrigins(config: unknown): string[] {
  const { apiOrigin, reportAddress } = (config ?? {}) as Readonly<Record<string, unknown>>;
  return [apiOrigin, reportAddress]
    .flatMap((address) =>
      typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [],
    )
    .filter((origin) => /^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin));
}

async function send(
  c: Context,
  file: SiteFile,
  status: 200 | 404,
  ownHeaders: Record<string, string>,
): Promise<Response> {
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

/** Names of assets change with their content. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** A missing script or picture must fail as one: a page in its place would be run or cached as what it is not. */
function isPageRequest(c: Context, path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  const accept = c.req.header('accept');
  return !/\.\w+$/.test(path) || accept?.includes('text/html') === true;
}

function decodedPath(c: Context): string | null {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname);
  } catch {
    return null;
  }
}
