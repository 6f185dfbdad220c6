import { Hono } from 'hono';

import type { Deals } from '#sdk/generated/model/deals.ts';
import { openDeals } from '../domain/deals.ts';
import { authenticateIfAsked } from '../http/authenticate.ts';
import { visitorRegion } from '../http/region.ts';
import { schemas } from '../http/schemas.ts';
import { validQuery } from '../http/valid-query.ts';
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
