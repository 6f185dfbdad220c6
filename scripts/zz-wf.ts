import { chromium } from '@playwright/test';
import { World } from '#tests/fixtures/world.ts';
import { rememberDemo } from '#tests/screens/pages/by-name.ts';
const world = await World.create({}, undefined);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const path of process.argv.slice(2)) {
  const context = await browser.newContext({ baseURL: world.origin });
  const page = await context.newPage();
  if (path.startsWith('/app')) await rememberDemo(page, world);
  console.log('==', path);
  page.on('requestfinished', async (r) => { const s = await r.sizes(); console.log('  ', r.resourceType().padEnd(10), String(s.responseBodySize).padStart(7), r.url().replace(world.origin, '')); });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  await context.close();
}
await browser.close(); await world.end(); process.exit(0);
