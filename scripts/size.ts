import { join } from 'node:path';

import { firstLoadTable } from './first-load/first-load-table.ts';
import { weighFirstLoad } from './first-load/first-load.ts';

const firstLoad = weighFirstLoad(join(import.meta.dirname, '..'));

console.log(firstLoadTable(firstLoad));
for (const sentence of firstLoad.exceeded) console.error(`Over budget: ${sentence}`);
process.exitCode = firstLoad.exceeded.length > 0 ? 1 : 0;
