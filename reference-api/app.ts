import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';

import { clockRoutes } from './dev/clock.routes.ts';
import { localOnly } from './dev/local-only.ts';
import { mailboxRoutes } from './dev/mailbox.routes.ts';
import { providerStateRoutes } from './dev/provider-states.routes.ts';
import { reportsRoutes } from './dev/reports.routes.ts';
import { isSenderGone, tokenNotValid } from './http/authenticate.ts';
import { allowOrigins } from './http/cors.ts';
import { healthRoutes } from './http/health.routes.ts';
import { jsonIn } from './http/language.ts';
import { InvalidFields, Problem, unavailable } from './http/problem.ts';
import { regionGate } from './http/region.ts';
import type { Log } from './log.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { emailChangeRoutes } from './routes/email-change.routes.ts';
import { offersRoutes, REGION_PATH } from './routes/offers.routes.ts';
import { passwordRoutes } from './routes/password.routes.ts';
import { redemptionsRoutes } from './routes/redemptions.routes.ts';
import { registrationRoutes } from './routes/registration.routes.ts';
import { rewardsRoutes } from './routes/rewards.routes.ts';
import { tokenRoutes } from './routes/token.routes.ts';
import type { Services } from './services.ts';
import { SERVED_FILE, siteRoutes } from './site/site.routes.ts';
import { fieldsIn } from './translations/answers.ts';

/** Everything the server answers, in order: the API, the development pages, the site. */
export function createApp(services: Services): Hono {
  const { settings, storage } = services;
  const app = new Hono({ strict: true });

  app.use(requestId({ limitLength: 64, generator: () => settings.random.uuid() }));
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.route('/', healthRoutes(services));
  app.use(requestLog(settings.log));
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
    if (storage.note(failure)) return answerProblem(c, unavailable());
    const error = (await isSenderGone(c, services)) ? tokenNotValid() : failure;
    if (error instanceof InvalidFields) return jsonIn(c, (language) => fieldsIn(language, error.fields), 400);
    if (error instanceof Problem) return answerProblem(c, error);
    settings.log({
      level: 'error',
      message: 'request failed',
      ...requestOf(c),
      error: error.stack ?? error.message,
    });
    return c.json({ detail: 'Something went wrong.' }, 500);
  });
  return app;
}

function answerProblem(c: Context, { body, status, headers }: Problem): Response {
  return c.json(body, status, headers);
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
const devRoutes = [mailboxRoutes, clockRoutes, reportsRoutes, providerStateRoutes];

/** One line for each request, whose route is a pattern: paths and queries carry tokens. */
function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const { status } = c.res;
    const ms = Math.round(performance.now() - started);
    log({ level: status < 500 ? 'info' : 'error', message: 'request', ...requestOf(c), status, ms });
  };
}

function requestOf(c: Context) {
  // Of the handler that answered.
  const route = (c.get(SERVED_FILE) as string | undefined) ?? routePath(c);
  return { request_id: c.get('requestId'), method: c.req.method, route };
}
