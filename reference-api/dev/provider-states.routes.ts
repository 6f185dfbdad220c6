import { Hono } from 'hono';
import * as z from 'zod/mini';

import { invalid } from '../http/problem.ts';
import { validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';
import { providerStates } from './provider-states.ts';
import { startAfresh } from './start-afresh.ts';

const request = z.object({
  state: z.string(),
  params: z.nullish(z.record(z.string(), z.unknown())),
  action: z.optional(z.enum(['setup', 'teardown'])),
});

/**
 * Makes a state of the contracts' glossary true, and answers with the values it made up. The first state after
 * a teardown starts afresh; further ones are added to it.
 */
export function providerStateRoutes(services: Services): Hono {
  const routes = new Hono();
  let isAdding = false;
  routes.post('/_pact/provider_states', async (c) => {
    const { state, params, action = 'setup' } = await validBody(c, request);
    const establish = providerStates[state];
    if (establish === undefined) throw invalid({ state: [`"${state}" is not a known state.`] });
    if (action === 'teardown' || !isAdding) await startAfresh(services);
    isAdding = action === 'setup';
    return c.json(action === 'teardown' ? {} : await establish(services, params ?? {}));
  });
  return routes;
}
