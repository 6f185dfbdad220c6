import { startDevServers } from './dev-servers.ts';
import { orExplain } from './foreground.ts';
import type { Inspector } from './inspection.ts';

const isHosted = process.argv.includes('--hosted');

// Read by vite.config.ts and by the page.
process.env['VITE_INSPECT'] = (isHosted ? 'hosted' : 'local') satisfies Inspector;

await orExplain(() => startDevServers(isHosted ? {} : { Flows: '/dev/flows' }));
