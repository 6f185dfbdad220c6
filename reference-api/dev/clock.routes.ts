import { Hono } from 'hono';
import * as z from 'zod/mini';

import { toTimestamp } from '../clock.ts';
import { validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';

const move = z.union([
  z.strictObject({ advance_seconds: z.number() }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
]);

/** Reads and moves the server's time, so that nobody waits ten minutes for a link to expire. */
export function clockRoutes({ settings: { clock } }: Services): Hono {
  const routes = new Hono();
  const now = () => ({ now: toTimestamp(clock.now()) });

  routes.get('/dev/clock', (c) => c.json(now()));
  routes.post('/dev/clock', async (c) => {
    const request = await validBody(c, move);
    if ('now' in request) clock.set(Date.parse(request.now));
    else clock.advance(request.advance_seconds);
    return c.json(now());
  });

  return routes;
}
