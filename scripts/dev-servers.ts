import { join } from 'node:path';

import { createServer } from 'vite';

import { optionsFromEnvironment } from '#reference-api/environment.ts';
import { demoPlayer } from '#reference-api/seed/demo-player.ts';
import { startReferenceApi } from '#reference-api/server.ts';
import { chooseDevPorts } from './choose-port.ts';
import { failuresOnly, stopOnSignal } from './foreground.ts';

const PROJECT = join(import.meta.dirname, '..');

/**
 * Starts the site with hot reload and the reference API together, until Ctrl-C, and says where they are.
 *
 * @param more what else there is, by its name: a path of the site
 */
export async function startDevServers(more: Readonly<Record<string, string>> = {}): Promise<void> {
  const ports = await chooseDevPorts();
  // Read by vite.config.ts, which proxies the API's paths.
  process.env['API_ORIGIN'] = `http://127.0.0.1:${ports.api}`;
  const site = await createServer({
    root: PROJECT,
    server: { host: '127.0.0.1', port: ports.site, strictPort: true },
  });
  await site.listen();
  const siteOrigin = `http://127.0.0.1:${ports.site}`;
  const server = await startReferenceApi({
    ...optionsFromEnvironment(process.env),
    port: ports.api,
    siteOrigin,
    devTools: true,
    seedDemo: true,
    log: failuresOnly,
  });
  stopOnSignal(async () => {
    await Promise.all([site.close(), server.stop()]);
  });
  const addresses = {
    Site: `${siteOrigin}/`,
    API: server.origin,
    ...Object.fromEntries(
      Object.entries({ ...more, Mailbox: '/dev/mailbox' }).map(([name, path]) => [name, siteOrigin + path]),
    ),
    'Demo login': `${demoPlayer.email}  ${demoPlayer.password}`,
  };
  for (const [name, address] of Object.entries(addresses)) console.log(`  ${name.padEnd(12)}${address}`);
}
