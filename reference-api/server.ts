import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';

import { createApp } from './app.ts';
import type { Clock } from './clock.ts';
import { resolveSettings, type ReferenceApiOptions } from './options.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createServices } from './services.ts';

export interface ReferenceApi {
  /** Where it listens, for example `http://127.0.0.1:8787`. */
  origin: string;
  port: number;
  clock: Clock;
  /** Finishes what is running, closes the database; the same options start it again on the same data. */
  stop(): Promise<void>;
}

/** Starts the API, and with `staticDir` the whole product, on one port. */
export async function startReferenceApi(options: ReferenceApiOptions = {}): Promise<ReferenceApi> {
  const settings = resolveSettings(options);
  const services = await createServices(settings);
  const { database, background } = services;
  if (settings.seedDemo) await seedDemo(services);

  const server = createAdaptorServer({ fetch: createApp(services).fetch }) as Server;
  server.keepAliveTimeout = KEPT_OPEN_MILLISECONDS;
  const port = await listen(server, settings.port, settings.host).catch(async (error: unknown) => {
    await database.destroy();
    throw error;
  });
  const origin = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${String(port)}`;
  // Only now is the port known that links in mails must name.
  if (settings.siteOrigin === '') settings.siteOrigin = origin;

  return {
    origin,
    port,
    clock: settings.clock,
    stop: async () => {
      await close(server);
      await background.idle();
      await database.destroy();
    },
  };
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

const GRACE_MILLISECONDS = 500;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, GRACE_MILLISECONDS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
