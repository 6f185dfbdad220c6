import { Hono } from 'hono';

import { dailyEarningsOf } from '../domain/daily-earnings.ts';
import { earningsOf } from '../domain/earnings.ts';
import { wishedMonth } from '../domain/reporting-period.ts';
import { authenticate } from '../http/authenticate.ts';
import { invalid } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validQuery } from '../http/valid-query.ts';
import type { Services } from '../services.ts';

const PATH = '/api/v1/account/earnings/';

/** Rake paid and Edge earned. */
export function earningsRoutes(services: Services): Hono {
  const { database, settings } = services;
  const routes = new Hono();

  routes.get(PATH, async (c) => {
    const player = await authenticate(c, services);
    const { period, month, room } = validQuery(c, schemas.earningsQuery);
    if (period !== undefined && month !== undefined)
      throw invalid({ non_field_errors: ['Ask for a period or for a month, not for both.'] });
    const wished = wishedMonth({ period, month }, settings.clock.now());
    return c.json(await earningsOf(database, player.id, wished, room));
  });

  routes.get(`${PATH}daily/`, async (c) => {
    const player = await authenticate(c, services);
    const { month, room } = validQuery(c, schemas.dailyEarningsQuery);
    const now = settings.clock.now();
    return c.json(await dailyEarningsOf(database, player.id, wishedMonth({ month }, now), now, room));
  });

  return routes;
}
