import { accessibilityViolations } from '../screens/checks/accessibility.ts';
import { expect, test } from '../fixtures/journey.ts';

test('words too faint to read are found, although a glow lies behind every page', async ({ page }) => {
  await page.goto('/support');
  await page.locator('main h1').waitFor();
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'Faint';
    faint.style.color = '#777';
    faint.style.backgroundColor = '#666';
    document.querySelector('main')?.append(faint);
  });

  expect(await accessibilityViolations(page)).toEqual([expect.stringContaining('color-contrast: #main > p')]);
});
