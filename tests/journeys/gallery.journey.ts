import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { BUILD_INFO } from '#scripts/build-info.ts';
import { accessibilityViolations } from '../screens/checks/accessibility.ts';
import { controlsWithoutEdge, lostContent, spaceText, smallTargets } from '../screens/checks/layout.ts';
import { tabToTheEnd } from '../screens/checks/focus.ts';
import { expect, test } from '../fixtures/gallery.ts';

// One worker builds the gallery once; colours are measured, so no transition may be running.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface View {
  readonly theme?: 'light';
  readonly text?: 'pseudo';
  readonly dir?: 'rtl';
}

for (const theme of ['dark', 'light'] as const) {
  test(`everyone can use every component, ${theme}`, async ({ page }) => {
    await openGallery(page, theme === 'light' ? { theme } : {});
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await accessibilityViolations(page), `axe at ${width} px`).toEqual([]);
      expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([]);
    }
  });
}

for (const view of [{}, { text: 'pseudo' }, { dir: 'rtl' }] as const) {
  test(`no content is lost at 320 px: ${JSON.stringify(view)}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openGallery(page, view);
    expect.soft(await lostContent(page), 'at 320 px').toEqual([]);
    await spaceText(page);
    expect.soft(await lostContent(page), 'at 320 px with spaced text').toEqual([]);
  });
}

test('the Tab key leads through every component, and one sees where it is', async ({ page }) => {
  await openGallery(page, {});
  const stops = await tabToTheEnd(page);
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(stops.length).toBeGreaterThan(100);
});

test('in forced colours every control has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openGallery(page, {});
  expect(await controlsWithoutEdge(page)).toEqual([]);
});

test('players get nothing of the gallery', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../..', BUILD_INFO, 'manifest.json'), 'utf8');
  expect(manifest.match(/[^"]*(gallery|pseudolocale)[^"]*/g)).toEqual(null);
});

async function openGallery(page: Page, view: View): Promise<void> {
  await page.goto(`/dev/gallery?${new URLSearchParams({ ...view }).toString()}`);
  await page.locator('[data-gallery]').last().waitFor();
  await page.evaluate(() => document.fonts.ready);
}
