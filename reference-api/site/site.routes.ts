import { Hono, type Context } from 'hono';

import type { Services } from '../services.ts';
import { pageHeaders } from './page-headers.ts';
import { acceptedEncoding, compressed, createSiteFiles, inlineHashes, type SiteFile } from './site-files.ts';

/** The built site: its files, and its one page for every other path. */
export function siteRoutes({ settings }: Services, staticDir: string): Hono {
  const routes = new Hono();
  const files = createSiteFiles(staticDir);

  routes.get('*', async (c) => {
    const path = decodedPath(c);
    const file = path === null || path.endsWith('.html') ? null : await files.find(path);
    if (file !== null) return sendFile(c, file, c.req.path.startsWith('/assets/'));
    if (!isPageRequest(c, path ?? c.req.path)) return c.text('Not found.', 404);
    const found = path === null ? null : settings.pageFile(path);
    const page = await files.find(`/${found ?? '404.html'}`);
    if (page === null) return c.text('Not found.', 404);
    return sendPage(c, page, found === null ? 404 : 200);
  });

  async function sendPage(c: Context, page: SiteFile, status: 200 | 404): Promise<Response> {
    const nonce = settings.random.bytes(16).toString('base64url');
    const meta = `<meta name="csp-nonce" content="${nonce}">`;
    const html = page.content.toString('utf8').replace(/<head[^>]*>/i, (head) => head + meta);
    const encoding = acceptedEncoding(c.req.header('accept-encoding'));
    return send(c, await compressed(Buffer.from(html), encoding), status, {
      ...pageHeaders(decodedPath(c) ?? c.req.path, {
        nonce,
        scriptHashes: inlineHashes('script', html),
        styleHashes: inlineHashes('style', html),
        isSecureOrigin: settings.siteOrigin.startsWith('https:'),
      }),
      'Content-Type': page.mediaType,
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
  }

  return routes;
}

async function sendFile(c: Context, file: SiteFile, isHashed: boolean): Promise<Response> {
  const headers = {
    'Content-Type': file.mediaType,
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers);
  const encoding = file.compressible ? acceptedEncoding(c.req.header('accept-encoding')) : 'identity';
  const contentEncoding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  return send(c, await file.encoded(encoding), 200, { ...headers, ...contentEncoding });
}

function send(c: Context, body: Buffer, status: 200 | 404, headers: Record<string, string>): Response {
  return c.body(new Uint8Array(body), status, { ...headers, 'Content-Length': String(body.length) });
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
