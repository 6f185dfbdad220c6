import { join } from 'node:path';

import { BUILD_INFO, developerCodeIn } from './build-info.ts';
import { printFirstLoad, weighFirstLoad } from './first-load.ts';

const PROJECT = join(import.meta.dirname, '..');

const firstLoad = weighFirstLoad(PROJECT);
const developerCode = developerCodeIn(join(PROJECT, BUILD_INFO));

printFirstLoad(firstLoad);
for (const sentence of firstLoad.exceeded) console.error(`Over budget: ${sentence}`);
for (const module of developerCode) console.error(`Players would get what only developers need: ${module}`);
process.exitCode = firstLoad.exceeded.length + developerCode.length > 0 ? 1 : 0;
