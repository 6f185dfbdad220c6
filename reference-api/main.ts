import { sitePages } from '#hosting/site-pages.ts';
import { optionsFromEnvironment } from './options.ts';
import { demoPlayer } from './seed/demo-player.ts';
import { startReferenceApi } from './server.ts';

const options = optionsFromEnvironment(process.env);
const api = await startReferenceApi({ ...options, pages: sitePages() });

process.stdout.write(`Rakeback Wizard API: ${api.origin}/\n`);
if (options.devTools === true) {
  process.stdout.write(`Mailbox: ${api.origin}/dev/mailbox\n`);
  process.stdout.write(`Demo login: ${demoPlayer.email} / ${demoPlayer.password}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void api.stop();
  });
}
