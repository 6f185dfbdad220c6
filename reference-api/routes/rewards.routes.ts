import { Hono } from 'hono';

import { wishedMonth } from '../domain/calendar.ts';
import { dailyEarningsOf, earningsOf, monthlyEarningsOf } from '../domain/earnings.ts';
import { edgeHistoryOf, readCursor } from '../domain/edge-history.ts';
import { authenticate } from '../http/authenticate.ts';
import { jsonIn } from '../http/language.ts';
import { invalid } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validQuery } from '../http/validate.ts';
import type { Services } from '../services.ts';
import { earningsIn, movementIn } from '../translations/answers.ts';

const PATH = '/api/v1/account/earnings/';

/** Rake paid, Edge earned, and the ledger of the Edge. */
export function rewardsRoutes(services: Services): Hono {
  const { database, settings } = services;
  const routes = new Hono();

  routes.get(PATH, async (c) => {
    const player = await authenticate(c, services);
    const { period, month, room } = validQuery(c, schemas.earningsQuery);
    if (period !== undefined && month !== undefined)
      throw invalid({ non_field_errors: ['Ask for a period or for a month, not for both.'] });
    const wished = wishedMonth({ period, month }, settings.clock.now());
    const earnings = await earningsOf(database, player.id, wished, room);
    return jsonIn(c, (language) => earningsIn(language, earnings));
  });

  routes.get(`${PATH}daily/`, async (c) => {
    const player = await authenticate(c, services);
    const { month, room } = validQuery(c, schemas.dailyEarningsQuery);
    const now = settings.clock.now();
    return c.json(await dailyEarningsOf(database, player.id, wishedMonth({ month }, now), now, room));
  });

  routes.get(`${PATH}monthly/`, async (c) => {
    const player = await authenticate(c, services);
    return c.json(await monthlyEarningsOf(database, player.id, settings.clock.now()));
  });

  routes.get('/api/v1/account/edge-history/', async (c) => {
    const player = await authenticate(c, services);
    const { cursor, kind: kinds, from, to, order } = validQuery(c, schemas.edgeHistoryQuery);
    if (from !== undefined && to !== undefined && from > to)
      throw invalid({ non_field_errors: ['The last day is before the first day.'] });
    const after = cursor === undefined ? undefined : idIn(cursor);
    const page = await edgeHistoryOf(database, player.id, { after, kinds, from, to, order });
    return jsonIn(c, (language) => ({
      ...page,
      results: page.results.map((movement) => movementIn(language, movement)),
    }));
  });

  return routes;
}

function idIn(cursor: string): number {
  const id = readCursor(cursor);
  if (id === null) throw invalid({ cursor: ['Invalid cursor.'] });
  return id;
}
