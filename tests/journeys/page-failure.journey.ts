import type { BrowserContext, Page } from '@playwright/test';

import { builtFile } from '../fixtures/built-file.ts';
import { expect, test } from '../fixtures/journey.ts';
import { homeHeading } from '../fixtures/places.ts';
import { signIn } from '../fixtures/sign-in.ts';

const SUPPORT = 'src/pages/support.page.tsx';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

const crashHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Oops... Sorry, something went technically wrong' });

const supportHeading = (page: Page) => page.getByRole('heading', { name: 'Support', level: 1 });

test.describe('scenario 50: a page whose code does not load', () => {
  test('reloads once and then crashes with a way on, and not again in this session', async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.goto('/');
    await page.route(builtFile(SUPPORT), (route) => route.abort());
    const loads = documentLoads(page);
    await footerLink(page, 'Support').click();

    await expect(crashHeading(page)).toBeVisible();
    await expect(page.getByText('Refresh the page, or come back later.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual(['/support']);

    await page.getByRole('button', { name: 'Reload the Page' }).click();
    await expect.poll(() => loads).toEqual(['/support', '/support']);
    await expect(crashHeading(page)).toBeVisible();
    await page.unroute(builtFile(SUPPORT));
    await page.getByRole('button', { name: 'Reload the Page' }).click();
    await expect(supportHeading(page)).toBeVisible();
  });

  test('shows the page when the one reload was enough', async ({ page, browserConsole }) => {
    browserConsole.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.goto('/');
    await page.route(builtFile(SUPPORT), (route) => route.abort());
    await page.route('**/support', async (route) => {
      await page.unroute(builtFile(SUPPORT));
      await route.continue();
    });
    const loads = documentLoads(page);
    await footerLink(page, 'Support').click();

    await expect(supportHeading(page)).toBeVisible();
    expect(loads).toEqual(['/support']);
  });

  test('does not reload while offline', async ({ page, context, browserConsole }) => {
    browserConsole.expect(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|Unable to preload CSS/,
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    const loads = documentLoads(page);
    await footerLink(page, 'Support').click();

    await expect(crashHeading(page)).toBeVisible();
    expect(loads).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reload the Page' }).click();
    await expect(supportHeading(page)).toBeVisible();
  });

  test('does not reload where the session cannot remember it', async ({ page, context, browserConsole }) => {
    browserConsole.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await forbidSessionStorage(context);
    await page.goto('/');
    await page.route(builtFile(SUPPORT), (route) => route.abort());
    const loads = documentLoads(page);
    await footerLink(page, 'Support').click();

    await expect(crashHeading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual([]);
  });
});

test('a member whose menu does not load is led to the page from which one logs out too', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_FAILED/);
  for (const part of ['member-actions', 'member-places', 'log-out-button'])
    await page.route(builtFile(`src/app/shell/${part}.tsx`), (route) => route.abort());
  await signIn(page, world.demoPlayer);
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();

  await expect(page.getByRole('heading', { name: 'Account Management', level: 1 })).toBeFocused();
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(homeHeading(page)).toBeVisible();
});

test('a page that throws keeps header and footer, shows the error when asked, and can be tried again', async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(/The page is broken/);
  await page.goto('/');
  await page.route(builtFile(SUPPORT), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function SupportPage() { if (!window.isMended) throw new Error('The page is broken'); return 'Mended'; }",
    }),
  );
  await footerLink(page, 'Support').click();

  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('The page is broken')).toBeHidden();
  await page.getByRole('button', { name: 'Show Error' }).click();
  await expect(page.getByText('The page is broken')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Error' }).click();
  await expect(page.getByText('The page is broken')).toBeHidden();

  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Mended')).toBeVisible();
  await footerLink(page, 'Privacy Policy').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

/** Paths of the documents that were asked for, a reload being one more of the same. */
function documentLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

function forbidSessionStorage(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
}
