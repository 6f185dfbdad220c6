import { sitePages } from '#hosting/site-pages.ts';
import { optionsFromEnvironment } from './options.ts';
import { demoPlayer } from './seed/demo-player.ts';
import { startReferenceApi } from './server.ts';

const options = optionsFromEnvironment(process.env);
const api = await startReferenceApi({ ...options, pages: sitePages() });

options.log?.({ level: 'info', message: 'started', origin: `${api.origin}/` });
if (options.devTools === true) {
  process.stdout.write(`Rakeback Wizard API: ${api.origin}/\n`);
  process.stdout.write(`Mailbox: ${api.origin}/dev/mailbox\n`);
  process.stdout.write(`Demo login: ${demoPlayer.email} / ${demoPlayer.password}\n`);
}

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The second signal.
    if (isStopping) process.exit(1);
    isStopping = true;
    void api.stop().finally(() => process.exit());
  });
}
