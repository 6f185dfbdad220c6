import { Hono } from 'hono';

import { accountOf } from '../domain/account.ts';
import { authenticate } from '../http/authenticate.ts';
import type { Services } from '../services.ts';

/** The signed-in player. */
export function accountRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/api/v1/account/', async (c) =>
    c.json(await accountOf(services.database, await authenticate(c, services))),
  );
  return routes;
}
