import { Hono } from 'hono';

import { reportRoomAccount, roomAccountsOf } from '../domain/room-accounts.ts';
import { authenticate } from '../http/authenticate.ts';
import { throttle } from '../http/caller.ts';
import { invalid, Problem } from '../http/problem.ts';
import { visitorRegion } from '../http/region.ts';
import { schemas } from '../http/schemas.ts';
import { validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';

const PATH = '/api/v1/account/room-accounts/';

/** The player's usernames at partner rooms. */
export function roomAccountsRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.get(PATH, async (c) => {
    const player = await authenticate(c, services);
    return c.json(await roomAccountsOf(services, player.id));
  });

  routes.post(PATH, async (c) => {
    const player = await authenticate(c, services);
    const report = await validBody(c, schemas.roomAccountReport);
    await throttle(services, { reportRoomAccount: String(player.id) });
    const { country } = visitorRegion(c, services);
    const outcome = await reportRoomAccount(services, player.id, country, report);
    if (outcome === 'deal_not_open') throw invalid({ deal: ['This deal is not open in your country.'] });
    if (outcome === 'already_reported')
      throw new Problem(409, { detail: 'This username was already reported.', code: 'already_reported' });
    return c.json(outcome, 201);
  });

  return routes;
}
