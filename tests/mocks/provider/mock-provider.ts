import type { Server } from 'node:http';

import { createAdaptorServer } from '@hono/node-server';
import { getResponse, type HttpHandler } from 'msw';

import { listenLocally, type LocalServer } from '#pacts/local-server.ts';
import { states, type StateName } from '#pacts/states.ts';
import { handlers } from '../handlers.ts';
import { refusals } from './refusals.ts';
import { mockedStates } from './states.ts';

interface MockProvider extends LocalServer {
  readonly stateUrl: string;
}

/**
 * The mocks of the tests as a provider that listens: a state adds the handlers that a test would `use`. What they
 * answer can be given another style, which honest contracts have to take as well.
 */
export async function startMockProvider(
  style: (answer: Response, request: Request) => Promise<Response> = (answer) => Promise.resolve(answer),
): Promise<MockProvider> {
  let added: HttpHandler[] = [];
  let announced: Announcement[] = [];

  const establish = async (request: Request): Promise<Response> => {
    const announcement = (await request.json()) as Announcement;
    const { state, params, action } = announcement;
    if (!(state in states)) return Response.json({ detail: `No state "${state}".` }, { status: 400 });
    if (action === 'teardown') {
      [added, announced] = [[], []];
      return Response.json({});
    }
    const before = announced.filter((one) => one.state === state).map((one) => one.params);
    const { handlers: own = [], values = {} } = mockedStates[state](params, before);
    added = [...own, ...added];
    announced.push(announcement);
    return Response.json(values);
  };

  const answer = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === STATES) return establish(request);
    const mocked = await getResponse([...refusals, ...added, ...handlers], request);
    return mocked === undefined ? new Response(null, { status: 404 }) : style(mocked, request);
  };

  const server = createAdaptorServer({ fetch: answer }) as Server;
  const local = await listenLocally(server);
  return { ...local, stateUrl: `${local.origin}${STATES}` };
}

const STATES = '/states';

interface Announcement {
  readonly state: StateName;
  readonly params: never;
  readonly action: 'setup' | 'teardown';
}
