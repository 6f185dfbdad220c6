import type { Page } from '@playwright/test';

import { expect } from '../fixtures/journey.ts';
import { isFullDepth } from '../depth.ts';
import { switchLanguage } from '../fixtures/pseudo-language.ts';
import { accessibilityViolations, contrastViolations } from './checks/accessibility.ts';
import { prepareTabKey, tabBack, tabForward } from './checks/focus.ts';
import { lostContent, spaceText, smallTargets } from './checks/layout.ts';
import { messageIds, untranslated, wordsOf } from './checks/words.ts';
import type { Looks } from './screen.ts';

const WIDE = { width: 1280, height: 720 };

/**
 * Everything that everyone needs of a screen, in one load of the page, which is resized, painted and translated in place
 * and left as it was: title and landmarks, the order and the ring of the Tab key, axe, the size of targets, reflow at
 * 320 px also with wider text, and a change of language and direction. Composite screens are also measured narrow and in both themes;
 * for the others the contrast of each pair of colours is proven by arithmetic (`src/ui/theme`). Header and footer, which
 * are the same on every page, and the way back of the Tab key are looked at on composite screens, and everywhere at full
 * depth.
 */
export async function checkScreen(page: Page, screen: Looks): Promise<void> {
  const hasErrors = (await page.locator('[aria-invalid=true]').count()) > 0;
  await expect
    .soft(page, `title of ${screen.name}`)
    .toHaveTitle(`${hasErrors ? 'Error: ' : ''}${screen.title} | Rakeback Wizard`);
  const once = { h1: 1, title: 1, header: 1, main: 1, footer: screen.hasNoFooter === true ? 0 : 1 };
  expect.soft(await countLandmarks(page)).toEqual(once);
  expect.soft(messageIds(await wordsOf(page))).toEqual([]);
  expect.soft(await page.locator('html').getAttribute('lang')).toBe('en');

  const between = screen.isComposite !== true && !isFullDepth;
  // The layout of a page that has just loaded data may still shift between two presses of Tab.
  await expect
    .configure({ soft: true })
    .poll(() => faultsOfTab(page, { between }), 'stops of the Tab key')
    .toEqual([]);

  // Where the Tab key ended, something may lie below the header that stays in view.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  expect.soft(await accessibilityViolations(page, { between }), 'axe, wide and dark').toEqual([]);
  expect.soft(await smallTargets(page), 'targets, wide').toEqual([]);
  if (screen.isComposite === true) await measureComposite(page);

  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await smallTargets(page), 'targets, narrow').toEqual([]);
  expect.soft(await lostContent(page), 'at 320 px').toEqual([]);
  const takeBack = await spaceText(page);
  expect.soft(await lostContent(page), 'at 320 px with spaced text').toEqual([]);
  await takeBack();

  if (screen.hasNoStorage !== true) {
    await switchLanguage(page, 'pseudo-rtl');
    await expect
      .poll(async () => untranslated(await wordsOf(page)), 'after a change of language')
      .toEqual([]);
    expect.soft(await lostContent(page), 'at 320 px from right to left').toEqual([]);
    await switchLanguage(page, 'en');
  }
  await page.setViewportSize(WIDE);
}

/** Tab stops that are out of reading order, or whose focus ring cannot be seen. */
async function faultsOfTab(page: Page, { between }: { between: boolean }): Promise<unknown[]> {
  const controls = await prepareTabKey(page, { between });
  const forward = await tabForward(page, controls.length);
  const lost = forward.filter(({ control, isSeen }, index) => !isSeen || control !== controls[index]);
  if (between) return lost;
  const back = await tabBack(page, controls.length - 1);
  const lostOnTheWayBack = back.filter((control, index) => control !== controls.at(-2 - index));
  const missing = [controls.length - forward.length, controls.length - 1 - back.length].filter(
    (count) => count !== 0,
  );
  return [...lost, ...lostOnTheWayBack, ...missing];
}

async function measureComposite(page: Page): Promise<void> {
  await paint(page, 'light');
  expect.soft(await contrastViolations(page), 'contrast, wide and light').toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  expect.soft(await accessibilityViolations(page), 'axe, narrow and light').toEqual([]);
  await paint(page, 'dark');
  expect.soft(await contrastViolations(page), 'contrast, narrow and dark').toEqual([]);
}

function paint(page: Page, theme: 'dark' | 'light'): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}

/** The count of each element that a page must have exactly once. */
function countLandmarks(page: Page): Promise<Record<'h1' | 'title' | 'header' | 'main' | 'footer', number>> {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      h1: count('h1'),
      title: count('title'),
      header: count('header'),
      main: count('main'),
      footer: count('footer'),
    };
  });
}
