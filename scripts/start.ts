import { join } from 'node:path';

import { build } from 'vite';

import { sitePages } from '#hosting/site-pages.ts';
import { optionsFromEnvironment } from '#reference-api/options.ts';
import { demoPlayer } from '#reference-api/seed/demo-player.ts';
import { startReferenceApi } from '#reference-api/server.ts';
import { choosePort, failuresOnly, orExplain, stopOnSignal } from './foreground.ts';

const PROJECT = join(import.meta.dirname, '..');

await orExplain(async () => {
  const port = await choosePort();
  await build({ root: PROJECT, logLevel: 'warn' });
  const server = await startReferenceApi({
    ...optionsFromEnvironment(process.env),
    port,
    staticDir: join(PROJECT, 'dist'),
    pages: sitePages(),
    devTools: true,
    seedDemo: true,
    log: failuresOnly,
  });
  stopOnSignal(() => server.stop());
  console.log(
    [
      '',
      `  Rakeback Wizard   ${server.origin}/`,
      `  Mailbox           ${server.origin}/dev/mailbox`,
      `  Demo login        ${demoPlayer.email}  ${demoPlayer.password}`,
      '',
      '  Ctrl-C ends it.',
      '',
    ].join('\n'),
  );
});
