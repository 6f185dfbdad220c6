import { Hono } from 'hono';
import * as z from 'zod/mini';

import { states, type StateName } from '#pacts/states.ts';
import { invalid } from '../http/problem.ts';
import { fieldErrors, validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';
import { edgeSetups } from './provider-states/edge.ts';
import { mailedLinkSetups } from './provider-states/mailed-links.ts';
import { memberSetups } from './provider-states/members.ts';
import { offerSetups } from './provider-states/offers.ts';
import type { Setups } from './provider-states/setup.ts';

const setups: Setups<StateName> = {
  ...memberSetups,
  ...mailedLinkSetups,
  ...offerSetups,
  ...edgeSetups,
};

const request = z.object({
  state: z.string(),
  params: z.nullish(z.record(z.string(), z.unknown())),
  action: z.optional(z.enum(['setup', 'teardown'])),
});

/**
 * Makes a provider state true, and answers its values. The first state after a teardown starts with an empty
 * database; further ones are added to it. Pact announces an interaction without states by an empty name. Unknown states
 * and unfit parameters are a 400.
 */
export function providerStateRoutes(services: Services): Hono {
  const routes = new Hono();
  let isAdding = false;
  routes.post('/_pact/provider_states', async (c) => {
    const { state, params, action = 'setup' } = await validBody(c, request);
    if (state !== '' && !isKnown(state)) throw invalid({ state: [`"${state}" is not a known state.`] });
    if (action === 'teardown' || !isAdding) await empty(services);
    isAdding = action === 'setup';
    if (action === 'teardown' || state === '') return c.json({});
    const parsed = states[state].params.safeParse(params ?? {});
    if (!parsed.success) throw invalid(fieldErrors(parsed.error.issues, params));
    return c.json((await setups[state](services, parsed.data as never)) ?? {});
  });
  return routes;
}

function isKnown(state: string): state is StateName {
  return Object.hasOwn(states, state);
}

/** No members, no mails, nothing offered, no limits, every region served; the signing key stays. */
async function empty({ database, background, pretended }: Services): Promise<void> {
  await background.idle();
  pretended.region = null;
  // What a player has goes with the player; the countries of a deal go with the deal.
  for (const table of ['players', 'rate_limits', 'mails', 'feedback', 'plans', 'deals', 'rooms'] as const)
    await database.deleteFrom(table).execute();
}
