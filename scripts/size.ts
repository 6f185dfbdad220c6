import { join } from 'node:path';

import { BUILD_INFO } from './build-info.ts';
import { developerCodeIn } from './first-load/developer-code.ts';
import { firstLoadTable } from './first-load/first-load-table.ts';
import { weighFirstLoad } from './first-load/first-load.ts';

const PROJECT = join(import.meta.dirname, '..');

const firstLoad = weighFirstLoad(PROJECT);
const developerCode = developerCodeIn(join(PROJECT, BUILD_INFO));

console.log(firstLoadTable(firstLoad));
for (const sentence of firstLoad.exceeded) console.error(`Over budget: ${sentence}`);
for (const module of developerCode) console.error(`Players would get what only developers need: ${module}`);
process.exitCode = firstLoad.exceeded.length + developerCode.length > 0 ? 1 : 0;
