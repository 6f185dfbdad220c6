import { startDevServers } from './dev-servers.ts';
import { orExplain } from './foreground.ts';

await orExplain(() => startDevServers());
