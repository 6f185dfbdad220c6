import { accessibilityViolations } from '../fixtures/checks/accessibility.ts';
import { countLandmarks } from '../fixtures/checks/outline.ts';
import { lostContent, spaceText } from '../fixtures/checks/reflow.ts';
import { smallTargets } from '../fixtures/checks/targets.ts';
import { messageIds, wordsOf } from '../fixtures/checks/words.ts';
import { expect, test } from '../fixtures/journey.ts';
import { titleOf } from '../fixtures/screens/screen.ts';
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

    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await accessibilityViolations(page), `axe at ${width} px`).toEqual([]);
      expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([]);
    }

    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await lostContent(page), 'at 320 px').toEqual([]);
    await spaceText(page);
    expect.soft(await lostContent(page), 'at 320 px with spaced text').toEqual([]);
  });
}
