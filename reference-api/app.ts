import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

import { clockRoutes } from './dev/clock.routes.ts';
import { localOnly } from './dev/local-only.ts';
import { mailboxRoutes } from './dev/mailbox.routes.ts';
import { providerStateRoutes } from './dev/provider-states.routes.ts';
import { isSenderGone, tokenNotValid } from './http/authenticate.ts';
import { allowOrigins } from './http/cors.ts';
import { jsonIn } from './http/language.ts';
import { InvalidFields, Problem } from './http/problem.ts';
import { regionGate } from './http/region.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { emailChangeRoutes } from './routes/email-change.routes.ts';
import { offersRoutes, REGION_PATH } from './routes/offers.routes.ts';
import { passwordRoutes } from './routes/password.routes.ts';
import { redemptionsRoutes } from './routes/redemptions.routes.ts';
import { registrationRoutes } from './routes/registration.routes.ts';
import { rewardsRoutes } from './routes/rewards.routes.ts';
import { tokenRoutes } from './routes/token.routes.ts';
import type { Services } from './services.ts';
import { siteRoutes } from './site/site.routes.ts';
import { fieldsIn } from './translations/answers.ts';

/** Everything the server answers, in order: the API, the development pages, the site. */
export function createApp(services: Services): Hono {
  const { settings } = services;
  const app = new Hono({ strict: true });

  app.use(requestLog(settings.log));
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.use('/api/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    // By the clock that judges `valid_until`; Node's own may be another one.
    c.header('Date', new Date(settings.clock.now()).toUTCString());
  });
  app.use('/api/*', compress());
  app.use('/api/*', allowOrigins(settings.allowedOrigins));
  app.use('/api/*', regionGate(services, REGION_PATH));

  for (const routes of apiRoutes) app.route('/', routes(services));
  app.all('/api/*', (c) => c.json({ detail: 'Not found.' }, 404));

  app.use('/dev/*', localOnly);
  app.use('/_pact/*', localOnly);
  if (settings.devTools) for (const routes of devRoutes) app.route('/', routes(services));
  app.all('/dev/*', (c) => c.json({ detail: 'Not found.' }, 404));
  app.all('/_pact/*', (c) => c.json({ detail: 'Not found.' }, 404));

  if (settings.staticDir !== undefined) app.route('/', siteRoutes(services, settings.staticDir));
  app.notFound((c) => c.json({ detail: 'Not found.' }, 404));

  app.onError(async (failure, c) => {
    const error = (await isSenderGone(c, services)) ? tokenNotValid() : failure;
    if (error instanceof InvalidFields) return jsonIn(c, (language) => fieldsIn(language, error.fields), 400);
    if (error instanceof Problem) return c.json(error.body, error.status, error.headers);
    settings.log(`failed ${c.req.method} ${redactPath(c.req.path)}: ${error.stack ?? error.message}`);
    return c.json({ detail: 'Something went wrong.' }, 500);
  });
  return app;
}

const apiRoutes = [
  tokenRoutes,
  accountRoutes,
  registrationRoutes,
  emailChangeRoutes,
  passwordRoutes,
  offersRoutes,
  rewardsRoutes,
  redemptionsRoutes,
];
const devRoutes = [mailboxRoutes, clockRoutes, providerStateRoutes];

/** One line for each request: no query, no headers, no bodies, and no secrets that stand in a path. */
function requestLog(log: (line: string) => void): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const took = Math.round(performance.now() - started);
    log(`${c.req.method} ${redactPath(c.req.path)} ${String(c.res.status)} ${String(took)}ms`);
  };
}

function redactPath(path: string): string {
  return path.replace(/\/confirm\/.+/, '/confirm/[redacted]');
}
