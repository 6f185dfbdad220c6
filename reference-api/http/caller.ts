import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import type { Settings } from '../options.ts';

/** The address the call came from, for rate limits. */
export function callerOf(c: Context, settings: Settings): string {
  const named =
    settings.clientAddressHeader === undefined ? undefined : c.req.header(settings.clientAddressHeader);
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return named ?? bindings?.incoming?.socket.remoteAddress ?? 'unknown';
}
