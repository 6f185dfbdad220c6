import { Hono } from 'hono';

import { roomIn } from '../domain/rooms.ts';
import { authenticateIfAsked } from '../http/authenticate.ts';
import { notFound } from '../http/problem.ts';
import { visitorRegion } from '../http/region.ts';
import type { Services } from '../services.ts';

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
