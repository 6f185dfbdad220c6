import { readFileSync, writeFileSync } from 'node:fs';
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
const { ink, iris, jade, sky } = palette;

interface Icon {
  readonly size: number;
  readonly png: Buffer;
}

/** Draws the pictures that are made of the logo. Run it after a change of `public/favicon.svg`: `npm run brand`. */
const browser = await chromium.launch(chromiumLaunchOptions());
const icons: Icon[] = [];
for (const size of [16, 32, 48]) icons.push({ size, png: await draw(size, size, logo) });
save('favicon.ico', iconFile(icons));
save('icon-192.png', await draw(192, 192, icon()));
save('icon-512.png', await draw(512, 512, icon()));
save('apple-touch-icon.png', await draw(180, 180, icon()));
save('social-home.png', await draw(1200, 630, socialCard(hands())));
save('social-help.png', await draw(1200, 630, socialCard(questions())));
save('social-rewards.png', await draw(1200, 630, socialCard(months())));
await browser.close();

function save(file: string, content: Buffer): void {
  writeFileSync(join(PUBLIC, file), content);
}

async function draw(width: number, height: number, body: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>${style()}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file: a header, an entry of 16 bytes for each picture, then the pictures. */
function iconFile(pictures: readonly Icon[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** To the edges, because each system cuts its own shape out of it. */
function icon(): string {
  return `<div class="icon">${logo}</div>`;
}

/** Without text in a language, and in flat colours, which keep the file small. */
function socialCard(drawing: string): string {
  return `<main>
    <div>
      <div class="logo">${logo}</div>
      <h1>Rakeback<br />Wizard</h1>
    </div>
    <svg viewBox="0 0 416 416">${drawing}</svg>
  </main>`;
}

/** The table of starting hands as a solver shows it: pairs on the diagonal, stronger hands at the top left. */
function hands(): string {
  const ranks = Array.from({ length: 13 }, (_, rank) => rank);
  const colourOf = (row: number, column: number) => {
    const weakness = row === column ? row * 0.9 : row + column * 0.7 + (row > column ? 2.5 : 0);
    return weakness < 5 ? iris[300] : weakness < 8 ? sky[500] : weakness < 10 ? jade[300] : ink[700];
  };
  return ranks
    .flatMap((row) => ranks.map((column) => rect(column * 32, row * 32, 28, 28, 5, colourOf(row, column))))
    .join('');
}

/** A list of questions of which one is open. */
function questions(): string {
  const closed = (y: number, width: number) =>
    rect(0, y, 416, 76, 14, ink[800]) + rect(32, y + 30, width, 16, 8, ink[350]);
  return `${closed(0, 210)}
    ${rect(0, 100, 416, 192, 14, ink[700])}
    ${rect(32, 132, 250, 18, 9, iris[300])}
    ${[0, 1, 2].map((line) => rect(32, 176 + line * 32, 352 - line * 70, 14, 7, ink[300])).join('')}
    ${closed(316, 170)}
    <path d="M352 137l12 12 12-12" fill="none" stroke="${iris[300]}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" />`;
}

/** Months of Edge, which go up and down. */
function months(): string {
  const heights = [150, 248, 190, 300, 224, 336];
  return `${heights
    .map((height, index) =>
      rect(index * 72, 392 - height, 52, height, 10, index === 5 ? sky[500] : iris[500]),
    )
    .join('')}
    ${rect(0, 404, 412, 6, 3, ink[600])}`;
}

function rect(x: number, y: number, width: number, height: number, radius: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" />`;
}

function style(): string {
  const font = readFileSync(FONT).toString('base64');
  return `
    @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; font-family: Inter; color: ${ink[20]}; }
    svg { display: block; width: 100%; height: 100%; }
    .icon, main { box-sizing: border-box; width: 100vw; height: 100vh; background: ${ink[900]}; }
    .icon { padding: 10%; }
    main { display: flex; align-items: center; justify-content: space-between; padding: 0 96px; }
    main > svg { width: 416px; height: 416px; }
    .logo { width: 128px; height: 128px; margin-left: -8px; }
    h1 { margin: 32px 0 0; font-size: 112px; letter-spacing: -0.03em; line-height: 1; }
  `;
}
