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
  await expect(
    page.getByRole('heading', { name: 'Turn your rake into a solver subscription' }),
  ).toBeFocused();
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
  // What comes later would move the footer.
  await page.goto('/support', { waitUntil: 'networkidle' });
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

test('a page that arrives late leaves the player in the field or the menu that is in use', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const banner = page.getByRole('banner');

  const theme = page.getByRole('contentinfo').getByLabel('Theme');
  const arriveAtSupport = await followLate(page, 'Support', SUPPORT);
  await theme.focus();
  await arriveAtSupport();
  await expect(theme).toBeFocused();

  const menu = Promise.withResolvers<undefined>();
  await page.route(builtFile('overlays'), async (route) => {
    await menu.promise;
    await route.continue();
  });
  const arriveAtTerms = await followLate(page, 'Terms of Service', 'src/pages/terms-of-service.page.tsx');
  await banner.getByRole('button', { name: 'Theme and language' }).click();
  await arriveAtTerms();
  menu.resolve(undefined);
  await page.getByRole('menuitemradio', { name: 'Light' }).click();

  await page.setViewportSize({ width: 375, height: 700 });
  const arriveAtPolicy = await followLate(page, 'Privacy Policy', 'src/pages/privacy-policy.page.tsx');
  await banner.getByRole('button', { name: 'Menu' }).click();
  await arriveAtPolicy();
  await expect(banner.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
});

/** Follows a link to a page whose code comes when the function that is returned is called; that waits for the page. */
async function followLate(page: Page, name: string, source: string): Promise<() => Promise<void>> {
  const code = Promise.withResolvers<undefined>();
  await page.route(builtFile(source), async (route) => {
    await code.promise;
    await route.continue();
  });
  await footerLink(page, name).dispatchEvent('click');
  return async () => {
    code.resolve(undefined);
    await expect(page.locator('main h1')).toHaveText(name);
  };
}
