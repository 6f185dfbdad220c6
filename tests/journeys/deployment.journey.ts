import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { expect, test } from '../fixtures/journey.ts';
import { homeHeading } from '../fixtures/nav.ts';

const DIST = join(import.meta.dirname, '../../dist');
const staticDir = mkdtempSync(join(tmpdir(), 'deployment-'));

test.use({ api: { staticDir }, viewport: { width: 1280, height: 900 } });

test.afterAll(() => {
  rmSync(staticDir, { recursive: true });
});

test('scenario 59: after each of two deployments the next page is that of the new version, and no broken one shows', async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(/status of 404|A part of the site did not load/);
  const footer = page.getByRole('contentinfo');
  const release = page.locator('html');
  const headings: string[] = [];
  await page.exposeFunction('noteHeading', (text: string) => headings.push(text));
  await page.addInitScript(watchHeadings);
  deploy(1);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(release).toHaveAttribute('data-release', '1');

  deploy(2);
  await footer.getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await expect(release).toHaveAttribute('data-release', '2');

  deploy(3);
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(release).toHaveAttribute('data-release', '3');

  await page.goBack();
  await page.goBack();
  await expect(homeHeading(page)).toBeVisible();
  await expect(release).toHaveAttribute('data-release', '3');
  expect(headings.filter((heading) => /couldn’t|wrong/.test(heading))).toEqual([]);
  expect(headings).toContain('FAQ');
});

/** Puts the build in place under new names of scripts, as a changed build would have them, and removes those before. */
function deploy(version: number): void {
  const scripts = globSync('assets/*.js', { cwd: DIST }).map((file) => basename(file, '.js'));
  const names = new RegExp(`(${scripts.join('|')})\\.js`, 'g');
  rmSync(staticDir, { recursive: true, force: true });
  for (const file of globSync('**/*.{html,ico,js,json,svg,webmanifest,woff2}', { cwd: DIST })) {
    const target = join(staticDir, file.replaceAll(names, `$1-${version}.js`));
    mkdirSync(dirname(target), { recursive: true });
    const content = readFileSync(join(DIST, file));
    const isText = /\.(html|js)$/.test(file);
    writeFileSync(target, isText ? renamed(content.toString(), names, version) : content);
  }
}

function renamed(text: string, names: RegExp, version: number): string {
  return text.replaceAll(names, `$1-${version}.js`).replace('<html', `<html data-release="${version}"`);
}

interface Exposed {
  readonly noteHeading: (text: string) => Promise<void>;
}

/** Reports each first heading that appears in the page. */
function watchHeadings(): void {
  new MutationObserver(() => {
    const text = document.querySelector('h1')?.textContent;
    if (text !== undefined) void (window as unknown as Exposed).noteHeading(text);
  }).observe(document, { childList: true, subtree: true });
}
