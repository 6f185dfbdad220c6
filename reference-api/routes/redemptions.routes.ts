import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';

import { redeem } from '../domain/redeem.ts';
import { latestRedemption, redemptionsOf } from '../domain/redemptions.ts';
import { authenticate } from '../http/authenticate.ts';
import { throttle } from '../http/caller.ts';
import { jsonIn } from '../http/language.ts';
import { invalid, refused } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';
import { reasonIn } from '../translations/answers.ts';

const PATH = '/api/v1/account/redemptions/';

/** Edge turned into solver subscriptions. */
export function redemptionsRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.get('/api/v1/account/redemption-status/', async (c) => {
    const player = await authenticate(c, services);
    const latest = await latestRedemption(services.database, player.id);
    return jsonIn(c, (language) => reasonIn(language, latest));
  });

  routes.get(PATH, async (c) => {
    const player = await authenticate(c, services);
    const redemptions = await redemptionsOf(services.database, player.id);
    return jsonIn(c, (language) => redemptions.map((redemption) => reasonIn(language, redemption)));
  });

  routes.post(PATH, async (c) => {
    const player = await authenticate(c, services);
    const key = idempotencyKey(c);
    const request = await validBody(c, schemas.redemptionRequest);
    await throttle(services, { redeemPlan: String(player.id) });
    const outcome = await redeem(services, player.id, key, request);
    if ('redemption' in outcome) return c.json(outcome.redemption, 201);
    if (outcome.refused === 'unknown_plan') throw invalid({ plan: ['There is no such plan.'] });
    if (outcome.refused === 'not_for_edge') throw invalid({ plan: ['This plan is not sold for Edge.'] });
    throw refused(outcome.refused);
  });

  return routes;
}

// The schema of the description takes capitals too, its words do not.
const lowerCaseUuid = z.uuid().check(z.lowercase());

function idempotencyKey(c: Context): string {
  const key = c.req.header('idempotency-key');
  if (key === undefined || key === '') throw invalid({ 'Idempotency-Key': ['This header is required.'] });
  if (!z.safeParse(lowerCaseUuid, key).success)
    throw invalid({ 'Idempotency-Key': ['Must be a lower-case UUID.'] });
  return key;
}
