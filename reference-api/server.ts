import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { createAdaptorServer } from '@hono/node-server';

import { createApp } from './app.ts';
import type { Clock } from './clock.ts';
import { startingApp } from './http/health.routes.ts';
import { resolveSettings, type ReferenceApiOptions, type Settings } from './options.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createServices, type Services } from './services.ts';

export interface ReferenceApi {
  /** Where it listens, for example `http://127.0.0.1:8787`. */
  origin: string;
  port: number;
  clock: Clock;
  /** Finishes what is running, within `stopSeconds`, and closes the database; the same options start it again. */
  stop(): Promise<void>;
}

/** Starts the API, and with `staticDir` the whole product, on one port. */
export async function startReferenceApi(options: ReferenceApiOptions = {}): Promise<ReferenceApi> {
  const settings = resolveSettings(options);
  let app = startingApp();
  const server = createAdaptorServer({
    fetch: (request, bindings) => app.fetch(request, bindings),
  }) as Server;
  server.keepAliveTimeout = KEPT_OPEN_MILLISECONDS;
  const running = answersOf(server);
  const port = await listen(server, settings.port, settings.host);
  const origin = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${String(port)}`;
  // Only now is the port known that links in mails must name.
  if (settings.siteOrigin === '') settings.siteOrigin = origin;

  const services = await startServices(settings).catch((error: unknown) => {
    server.close();
    server.closeAllConnections();
    throw error;
  });
  app = createApp(services);

  let stopped: Promise<void> | null = null;
  return {
    origin,
    port,
    clock: settings.clock,
    stop: () => (stopped ??= stop(server, running, services)),
  };
}

async function startServices(settings: Settings): Promise<Services> {
  const services = await createServices(settings);
  if (settings.seedDemo) await seedDemo(services);
  return services;
}

/** The answers that are not sent yet. */
function answersOf(server: Server): Set<Promise<unknown>> {
  const running = new Set<Promise<unknown>>();
  server.on('request', (_, answer: ServerResponse) => {
    const sent = new Promise((resolve) => answer.once('close', resolve)).finally(() => running.delete(sent));
    running.add(sent);
  });
  return running;
}

async function allSent(running: ReadonlySet<Promise<unknown>>): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}

async function stop(
  server: Server,
  running: ReadonlySet<Promise<unknown>>,
  services: Services,
): Promise<void> {
  const { settings, lifecycle, background, database } = services;
  const { drainSeconds, stopSeconds } = settings;
  lifecycle.isStopping = true;
  if (drainSeconds > 0) await setTimeout(drainSeconds * 1000);
  const closed = new Promise((resolve) => server.close(resolve));
  const ended = allSent(running).then(() => background.idle());
  const limit = new AbortController();
  await Promise.race([ended, setTimeout(stopSeconds * 1000, null, { signal: limit.signal })]);
  limit.abort();
  server.closeAllConnections();
  await closed;
  await database.destroy();
  settings.log({ level: 'info', message: 'stopped' });
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Longer than who calls keeps a connection without using it. Node closes one after five seconds, and that may be just
 * when another request has set out on it.
 */
const KEPT_OPEN_MILLISECONDS = 65_000;
