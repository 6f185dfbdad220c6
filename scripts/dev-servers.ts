import { join } from 'node:path';

import { createServer } from 'vite';

import { optionsFromEnvironment } from '../reference-api/environment.ts';
import { demoPlayer } from '../reference-api/seed/demo-player.ts';
import { startReferenceApi } from '../reference-api/server.ts';
import { choosePort } from './choose-port.ts';
import { failuresOnly, stopOnSignal } from './foreground.ts';

const PROJECT = join(import.meta.dirname, '..');

/**
 * Starts the site with hot reload and the reference API together, until Ctrl-C, and says where they are.
 *
 * @param more what else there is, by its name: a path of the site
 */
export async function startDevServers(more: Readonly<Record<string, string>> = {}): Promise<void> {
  const port = await choosePort();
  // Read by vite.config.ts, which proxies the API's paths.
  process.env['API_ORIGIN'] = `http://127.0.0.1:${port}`;
  const site = await createServer({ root: PROJECT });
  await site.listen();
  const siteOrigin = new URL(site.resolvedUrls?.local[0] ?? 'http://localhost:5173').origin;
  const server = await startReferenceApi({
    ...optionsFromEnvironment(process.env),
    port,
    siteOrigin,
    devTools: true,
    seedDemo: true,
    log: failuresOnly,
  });
  stopOnSignal(async () => {
    await Promise.all([site.close(), server.stop()]);
  });
  site.printUrls();
  for (const [name, path] of Object.entries({ ...more, Mailbox: '/dev/mailbox' }))
    console.log(`  ${name}: ${siteOrigin}${path}`);
  console.log(`  Demo login: ${demoPlayer.email}  ${demoPlayer.password}`);
}
