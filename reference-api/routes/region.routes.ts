import { Hono } from 'hono';

import { authenticateIfAsked } from '../http/authenticate.ts';
import { visitorRegion } from '../http/region.ts';
import type { Services } from '../services.ts';

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
