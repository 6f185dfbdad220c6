import { messageIds, untranslated, wordsOf } from '../fixtures/checks/words.ts';
import { expect, test } from '../fixtures/journey.ts';
import { screens } from '../fixtures/screens.ts';

for (const screen of screens) {
  test(`nothing of ${screen.name} was left untranslated`, async ({ page, world, browserConsole }) => {
    if (screen.logs !== undefined) browserConsole.expect(screen.logs);
    await page.addInitScript(() => {
      localStorage.setItem('language', 'pseudo');
    });
    await screen.open(page, world);

    const words = await wordsOf(page);
    expect(untranslated(words)).toEqual([]);
    // Pseudo-text is English to whoever listens: see `localeOf`.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('what was never translated is noticed', () => {
  const words = ['Ŕåķéƀåçķ', 'Rakeback Wizard', '18+', 'zoe+poker@mail.test', 'Log out', 'Ļöĝ out'];
  expect(untranslated(words)).toEqual(['Log out', 'Ļöĝ out']);
});

test('a message id in place of its text is noticed', () => {
  const words = [
    'Create',
    'Log in',
    '1,250',
    'OGOtFL',
    'a+B3/d',
    'y-k2jP | Rakeback Wizard',
    'Error: dEgA5A | Rakeback Wizard',
  ];
  expect(messageIds(words)).toEqual(['OGOtFL', 'a+B3/d', 'y-k2jP', 'dEgA5A']);
});
