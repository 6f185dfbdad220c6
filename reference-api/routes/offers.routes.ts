import { Hono } from 'hono';

import type { Deals } from '#sdk/generated/model/deals.ts';
import { openDeals, roomIn } from '../domain/deals.ts';
import { allPlans } from '../domain/plans.ts';
import { authenticateIfAsked } from '../http/authenticate.ts';
import { notFound } from '../http/problem.ts';
import { visitorRegion } from '../http/region.ts';
import { schemas } from '../http/schemas.ts';
import { validQuery } from '../http/validate.ts';
import type { Services } from '../services.ts';

/** What the partner rooms offer where the visitor is. */
export function dealsRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/api/v1/deals/', async (c) => {
    await authenticateIfAsked(c, services);
    const filters = validQuery(c, schemas.dealsQuery);
    const { country } = visitorRegion(c, services);
    return c.json({ country, results: await openDeals(services, country, filters) } satisfies Deals);
  });
  return routes;
}

/** The solver subscriptions that Edge buys. */
export function plansRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/api/v1/plans/', async (c) => {
    await authenticateIfAsked(c, services);
    return c.json(await allPlans(services.database));
  });
  return routes;
}

/** The partner poker rooms, as far as they offer something where the visitor is or the member plays there. */
export function roomsRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/api/v1/rooms/:slug/', async (c) => {
    const member = await authenticateIfAsked(c, services);
    const { country } = visitorRegion(c, services);
    const room = await roomIn(services, country, c.req.param('slug'), member?.id ?? null);
    if (room === null) throw notFound();
    return c.json(room);
  });
  return routes;
}

export const REGION_PATH = '/api/v1/region/';

/** Where the visitor is; answered everywhere, so that a blocked visitor can check again. */
export function regionRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get(REGION_PATH, async (c) => {
    await authenticateIfAsked(c, services);
    return c.json(visitorRegion(c, services));
  });
  return routes;
}
