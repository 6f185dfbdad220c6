import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const PREFLIGHT_SECONDS = 2 * 60 * 60;

/** Lets the site call the API from these other origins. The token is a header, so that no cookies are needed. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'accept-language'],
    exposeHeaders: ['Retry-After', 'Content-Language', 'Date', 'X-Request-Id'],
    maxAge: PREFLIGHT_SECONDS,
  });
  return async (c, next) => {
    if (origins.includes(c.req.header('origin') ?? '')) return allow(c, next);
    await next();
    if (origins.length > 0) c.header('Vary', 'Origin', { append: true });
    return undefined;
  };
}
