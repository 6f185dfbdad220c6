import { Hono } from 'hono';

import { edgeHistoryOf, readCursor } from '../domain/edge-history.ts';
import { authenticate } from '../http/authenticate.ts';
import { invalid } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validQuery } from '../http/valid-query.ts';
import type { Services } from '../services.ts';

/** The ledger of the player's Edge. */
export function edgeHistoryRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/api/v1/account/edge-history/', async (c) => {
    const player = await authenticate(c, services);
    const { cursor, kind: kinds, from, to, order } = validQuery(c, schemas.edgeHistoryQuery);
    if (from !== undefined && to !== undefined && from > to)
      throw invalid({ non_field_errors: ['The last day is before the first day.'] });
    const after = cursor === undefined ? undefined : idIn(cursor);
    return c.json(await edgeHistoryOf(services.database, player.id, { after, kinds, from, to, order }));
  });
  return routes;
}

function idIn(cursor: string): number {
  const id = readCursor(cursor);
  if (id === null) throw invalid({ cursor: ['Invalid cursor.'] });
  return id;
}
