import { Hono } from 'hono';
import { requestId } from 'hono/request-id';

import type { Services } from '../services.ts';

/** For load balancers and supervisors. `/healthz`: the process lives; `/readyz`: it can serve. Neither is logged. */
export function healthRoutes({ storage, lifecycle }: Services): Hono {
  const routes = new Hono();
  routes.get('/healthz', (c) => c.json({ status: 'ok' }));
  routes.get('/readyz', async (c) => {
    const reason = lifecycle.isStopping ? 'stopping' : await storage.check();
    c.header('Cache-Control', 'no-store');
    return reason === null ? c.json({ status: 'ready' }) : c.json({ status: 'not ready', reason }, 503);
  });
  return routes;
}

/** Answers while the database is opened and migrated. */
export function startingApp(): Hono {
  const app = new Hono();
  app.use(requestId());
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => c.json({ status: 'not ready', reason: 'starting' }, 503));
  app.all('*', (c) => c.json({ detail: 'The server is starting.' }, 503, { 'Retry-After': '1' }));
  return app;
}
