import { Hono } from 'hono';

import { allPlans } from '../domain/plans.ts';
import { authenticateIfAsked } from '../http/authenticate.ts';
import type { Services } from '../services.ts';

/** The solver subscriptions that Edge buys. */
export function plansRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/api/v1/plans/', async (c) => {
    await authenticateIfAsked(c, services);
    return c.json(await allPlans(services.database));
  });
  return routes;
}
