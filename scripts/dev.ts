import { join } from 'node:path';

import { createServer } from 'vite';

import { optionsFromEnvironment } from '#reference-api/options.ts';
import { demoPlayer } from '#reference-api/seed/demo-player.ts';
import { startReferenceApi } from '#reference-api/server.ts';
import { chooseDevPorts, failuresOnly, orExplain, stopOnSignal } from './foreground.ts';
import type { Inspector } from './inspection.ts';

const args = process.argv.slice(2);
const inspector: Inspector | null = args.includes('--inspect')
  ? args.includes('--hosted')
    ? 'hosted'
    : 'local'
  : null;

const PROJECT = join(import.meta.dirname, '..');

/**
 * Starts the site with hot reload and the reference API together, until Ctrl-C, and says where they are. With `--inspect`
 * the page `/dev/flows` shows every actor of the site, with `--inspect --hosted` the inspector of Stately does.
 */
await orExplain(async () => {
  if (inspector !== null) process.env['VITE_INSPECT'] = inspector;
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
    ...(inspector === 'local' ? { Flows: `${siteOrigin}/dev/flows` } : {}),
    Mailbox: `${siteOrigin}/dev/mailbox`,
    'Demo login': `${demoPlayer.email}  ${demoPlayer.password}`,
  };
  for (const [name, address] of Object.entries(addresses)) console.log(`  ${name.padEnd(12)}${address}`);
});
