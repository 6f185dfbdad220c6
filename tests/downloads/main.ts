import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { developerCodeIn, SOURCE_MAPS } from '#scripts/build-info.ts';
import { chromiumLaunchOptions } from '#scripts/find-chromium.ts';
import { remember } from '../fixtures/login.ts';
import { World } from '../fixtures/world.ts';
import { download, exceeded, largestLanguage, printDownloads, visitedPages } from './downloads.ts';

/** Downloads every page of the built site as a visitor does, and fails when one exceeds its limits (`npm run size`). */
const world = await World.create({ limits: 'off' });
const browser = await chromium.launch(chromiumLaunchOptions());
const language = largestLanguage();
const pages = visitedPages((page) => remember(page, world.demoPlayer));
const downloads = await download(browser, world.origin, language, pages);
await browser.close();
await world.end();

console.log(`What a first visit downloads in "${language}", and its limits: KiB after gzip`);
printDownloads(downloads);
const failures = [
  ...exceeded(downloads).map((sentence) => `Over the limit: ${sentence}`),
  ...developerCodeIn(join(import.meta.dirname, '../..', SOURCE_MAPS)).map(
    (module) => `Players would get what only developers need: ${module}`,
  ),
];
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
