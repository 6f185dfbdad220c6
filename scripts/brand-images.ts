import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { palette } from '#ui/theme/palette.ts';
import { chromiumLaunchOptions } from './find-chromium.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const FONT = join(
  import.meta.dirname,
  '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

const logo = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const { ink, iris } = palette;

/** Draws the pictures that are made of the logo. Run it after a change of `public/favicon.svg`: `npm run brand`. */
const browser = await chromium.launch(chromiumLaunchOptions());
await draw('icon-192.png', 192, 192, icon());
await draw('icon-512.png', 512, 512, icon());
await draw('apple-touch-icon.png', 180, 180, icon());
await draw('social.png', 1200, 630, socialCard());
await browser.close();

async function draw(file: string, width: number, height: number, body: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>${style()}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(PUBLIC, file) });
  await page.close();
}

/** To the edges, because each system cuts its own shape out of it. */
function icon(): string {
  return `<div class="icon">${logo}</div>`;
}

function socialCard(): string {
  return `<main>
    <div class="logo">${logo}</div>
    <h1>Rakeback Wizard</h1>
    <p>Play at partner poker rooms, earn Edge from the rake you pay, and redeem it for a solver subscription.</p>
  </main>`;
}

function style(): string {
  const font = readFileSync(FONT).toString('base64');
  return `
    @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; font-family: Inter; color: ${ink[20]}; background: ${ink[900]}; }
    svg { display: block; width: 100%; height: 100%; }
    .icon { box-sizing: border-box; width: 100vw; height: 100vh; padding: 10%; }
    main {
      box-sizing: border-box; width: 1200px; height: 630px; padding: 96px;
      background: radial-gradient(60% 90% at 20% 0%, ${iris[900]}, ${ink[900]});
    }
    .logo { width: 128px; height: 128px; }
    h1 { margin: 48px 0 20px; font-size: 88px; letter-spacing: -0.03em; line-height: 1; }
    p { margin: 0; max-width: 900px; font-size: 36px; line-height: 1.4; color: ${ink[200]}; }
  `;
}
