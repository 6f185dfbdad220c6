import { Hono } from 'hono';

import { keepFeedback } from '../domain/feedback.ts';
import { authenticateIfAsked } from '../http/authenticate.ts';
import { callerOf, throttle } from '../http/caller.ts';
import { invalid } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';

/** Questions and remarks of visitors and members. */
export function feedbackRoutes(services: Services): Hono {
  const routes = new Hono();
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
