import { Hono } from 'hono';

import type { Deals } from '#sdk/generated/model/deals.ts';
import { openDeals, roomFor } from '../domain/deals.ts';
import { keepFeedback } from '../domain/feedback.ts';
import { allPlans } from '../domain/plans.ts';
import { authenticateIfAsked } from '../http/authenticate.ts';
import { callerOf, throttle } from '../http/caller.ts';
import { jsonIn } from '../http/language.ts';
import { invalid, notFound } from '../http/problem.ts';
import { visitorRegion } from '../http/region.ts';
import { schemas } from '../http/schemas.ts';
import { validBody, validQuery } from '../http/validate.ts';
import type { Services } from '../services.ts';
import { dealIn, roomIn } from '../translations/answers.ts';

export const REGION_PATH = '/api/v1/region/';

/** For visitors and members alike: what the rooms offer where one is, the plans that Edge buys, and a line to us. */
export function offersRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.get('/api/v1/deals/', async (c) => {
    await authenticateIfAsked(c, services);
    const filters = validQuery(c, schemas.dealsQuery);
    const { country } = visitorRegion(c, services);
    const results = await openDeals(services, country, filters);
    return jsonIn(
      c,
      (language) => ({ country, results: results.map((deal) => dealIn(language, deal)) }) satisfies Deals,
    );
  });

  routes.get('/api/v1/plans/', async (c) => {
    await authenticateIfAsked(c, services);
    return c.json(await allPlans(services.database));
  });

  routes.get('/api/v1/rooms/:slug/', async (c) => {
    const member = await authenticateIfAsked(c, services);
    const { country } = visitorRegion(c, services);
    const room = await roomFor(services, country, c.req.param('slug'), member?.id ?? null);
    if (room === null) throw notFound();
    return jsonIn(c, (language) => roomIn(language, room));
  });

  // Answered everywhere, so that a blocked visitor can check again.
  routes.get(REGION_PATH, async (c) => {
    await authenticateIfAsked(c, services);
    return c.json(visitorRegion(c, services));
  });

  routes.post('/api/v1/feedback/', async (c) => {
    const player = await authenticateIfAsked(c, services);
    const feedback = await validBody(c, schemas.feedback);
    await throttle(services, { sendFeedback: callerOf(c, services.settings) });
    const outcome = await keepFeedback(services, player?.id ?? null, feedback);
    if (outcome === 'room_unknown') throw invalid({ room: ['There is no such room.'] });
    return c.json({ detail: 'Thank you for your feedback.' }, 201);
  });

  return routes;
}
