import type { Context, MiddlewareHandler } from 'hono';

import { Problem } from '../http/problem.ts';

/**
 * Keeps other pages of the browser out: they could empty the database, move its clock and read mails. Answers only
 * by a local name, so that no foreign name that resolves to this machine gets in, and only to pages of this server.
 */
export const localOnly: MiddlewareHandler = async (c, next) => {
  if (!isLocalHost(c) || !isOwnPage(c)) {
    throw new Problem(421, { detail: 'Only for pages of this server, by a local name such as localhost.' });
  }
  await next();
};

function isLocalHost(c: Context): boolean {
  const host = URL.parse(`http://${c.req.header('host') ?? ''}`)?.hostname ?? '';
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost');
}

/** Programs send neither header. A browser says `none` for what a person typed or opened from a bookmark. */
function isOwnPage(c: Context): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site') ?? 'none';
  const isOwnOrigin = origin === undefined || URL.parse(origin)?.host === c.req.header('host');
  return isOwnOrigin && (site === 'none' || site === 'same-origin');
}
