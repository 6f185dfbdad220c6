import type { Page } from '@playwright/test';

import { accessibilityViolations, contrastViolations } from '../fixtures/checks/accessibility.ts';
import { prepareWalk, walk, walkBack } from '../fixtures/checks/focus.ts';
import { countLandmarks } from '../fixtures/checks/outline.ts';
import { lostContent, spaceText } from '../fixtures/checks/reflow.ts';
import { smallTargets } from '../fixtures/checks/targets.ts';
import { messageIds, untranslated, wordsOf } from '../fixtures/checks/words.ts';
import { expect, test } from '../fixtures/journey.ts';
import { keepPseudoCatalog, switchToPseudo } from '../fixtures/pseudo-language.ts';
import { pageScreens } from '../fixtures/screens/page.screens.ts';
import { titleOf, type Screen } from '../fixtures/screens/screen.ts';
import { screens } from '../fixtures/screens.ts';

// Colours are measured, so they must not be on their way to others.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  test(`everyone can use ${screen.name}`, async ({ page, world, browserConsole }) => {
    if (screen.logs !== undefined) browserConsole.expect(screen.logs);
    await screen.open(page, world);

    await expect.soft(page).toHaveTitle(titleOf(screen));
    const once = { h1: 1, title: 1, header: 1, main: 1, footer: screen.hasNoFooter === true ? 0 : 1 };
    expect.soft(await countLandmarks(page)).toEqual(once);

    expect.soft(messageIds(await wordsOf(page))).toEqual([]);
    expect.soft(await page.locator('html').getAttribute('lang')).toBe('en');

    const controls = await prepareWalk(page);
    const forward = await walk(page, controls.length);
    expect.soft(forward).toEqual(controls.map((control) => ({ control, isSeen: true })));
    const back = await walkBack(page, controls.length - 1);
    expect.soft(back).toEqual(controls.slice(0, -1).reverse());

    expect.soft(await accessibilityViolations(page), 'axe, wide and dark').toEqual([]);
    expect.soft(await smallTargets(page), 'targets, wide').toEqual([]);
    await paint(page, 'light');
    if (isPage(screen)) expect.soft(await contrastViolations(page), 'contrast, wide and light').toEqual([]);
    await page.setViewportSize({ width: 375, height: 800 });
    expect.soft(await accessibilityViolations(page), 'axe, narrow and light').toEqual([]);
    expect.soft(await smallTargets(page), 'targets, narrow').toEqual([]);
    await paint(page, 'dark');
    if (isPage(screen)) expect.soft(await contrastViolations(page), 'contrast, narrow and dark').toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await lostContent(page), 'at 320 px').toEqual([]);
    await spaceText(page);
    expect.soft(await lostContent(page), 'at 320 px with spaced text').toEqual([]);

    if (screen.hasNoStorage === true) return;
    await keepPseudoCatalog(page);
    await switchToPseudo(page);
    await expect
      .poll(async () => untranslated(await wordsOf(page)), 'after a change of language')
      .toEqual([]);
  });
}

/** What shows in only one of the two widths belongs to the shell, which is the same around every page. */
function isPage(screen: Screen): boolean {
  return pageScreens.includes(screen);
}

function paint(page: Page, theme: 'dark' | 'light'): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}
