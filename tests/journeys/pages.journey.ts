import type { Page } from '@playwright/test';

import { builtFile } from '../fixtures/built-file.ts';
import { expect, test } from '../fixtures/journey.ts';

const SUPPORT = 'src/pages/support.page.tsx';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

const supportHeading = (page: Page) => page.getByRole('heading', { name: 'Support', level: 1 });

test('an unknown address answers 404, says so, and leads home', async ({ page, browserConsole }) => {
  browserConsole.expect(/status of 404/);
  const answer = await page.goto('/no/such/page');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: "We're sorry" })).toBeVisible();
  await expect(page.getByText("It doesn't look like the page you are searching for exists.")).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Rakeback Wizard');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Rakeback Wizard' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('following a link moves focus to the heading of the new page', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Support', 'Terms of Service', 'Privacy Policy']) {
    await footerLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(`${name} | Rakeback Wizard`);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
});

test('a new page begins at the top, and Back returns to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/support');
  await expect(supportHeading(page)).toBeVisible();
  // The lazy components: the form, and the help of the country.
  await expect(page.locator('main [name="message"]')).toBeVisible();
  await expect(page.locator('#get-help').getByRole('combobox')).toBeVisible();
  await footerLink(page, 'Terms of Service').scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(200);
  await footerLink(page, 'Terms of Service').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(supportHeading(page)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

test('pointing at a link, or focusing it, fetches its page before it is followed', async ({ page }) => {
  await page.goto('/');
  for (const [code, intend] of [
    [builtFile(SUPPORT), () => footerLink(page, 'Support').hover()],
    [builtFile('src/pages/privacy-policy.page.tsx'), () => footerLink(page, 'Privacy Policy').focus()],
  ] as const) {
    const fetched = page.waitForRequest(code, { timeout: 5_000 });
    await intend();
    await fetched;
  }

  expect(new URL(page.url()).pathname).toBe('/');
});
