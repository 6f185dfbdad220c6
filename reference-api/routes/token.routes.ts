import { Hono } from 'hono';

import { playerWithPassword } from '../domain/account.ts';
import { emailKey } from '../domain/identifiers.ts';
import { countLoginTry, forgiveLoginTry, returnCallerTry } from '../domain/login-tries.ts';
import { refreshSession } from '../domain/refresh.ts';
import { closeSession, openSession } from '../domain/sessions.ts';
import { tokenNotValid } from '../http/authenticate.ts';
import { callerOf, throttle } from '../http/caller.ts';
import { throttled, unauthorized } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';

/** Logging in, staying logged in, logging out. */
export function tokenRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.post('/api/v1/token/', async (c) => {
    const credentials = await validBody(c, schemas.credentials);
    const caller = callerOf(c, services.settings);
    const attempt = { account: emailKey(credentials.email), caller };
    await throttle(services, { logIn: `${attempt.account} ${caller}`, logInCaller: caller });
    const wait = await countLoginTry(services, attempt);
    if (wait !== null) {
      await returnCallerTry(services, attempt);
      throw throttled(wait);
    }
    const player = await playerWithPassword(services, credentials);
    if (player === null) throw unauthorized('No active account found with the given credentials');
    await forgiveLoginTry(services, attempt);
    return c.json(await openSession(services, player.id));
  });

  routes.post('/api/v1/token/refresh/', async (c) => {
    const { refresh } = await validBody(c, schemas.refreshToken);
    await throttle(services, { refresh: callerOf(c, services.settings) });
    const tokens = await refreshSession(services, refresh);
    if (tokens === 'too_old') {
      throw unauthorized('You were logged in for too long. Log in again.', 'session_too_old');
    }
    if (tokens === null) throw tokenNotValid();
    return c.json(tokens);
  });

  routes.post('/api/v1/token/blacklist/', async (c) => {
    const { refresh } = await validBody(c, schemas.refreshToken);
    await closeSession(services, refresh);
    return c.body(null, 204);
  });

  return routes;
}
