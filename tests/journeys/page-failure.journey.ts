import type { Page } from '@playwright/test';

import { builtFile } from '../fixtures/built-file.ts';
import { expect, test } from '../fixtures/journey.ts';
import { homeHeading } from '../fixtures/nav.ts';

/** The errors that the browser and the site log. */
const NOT_LOADED = /ERR_FAILED|Failed to fetch dynamically imported module/;

const SUPPORT = 'src/pages/support.page.tsx';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

const notLoaded = (page: Page) => page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' });

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

const supportHeading = (page: Page) => page.getByRole('heading', { name: 'Support', level: 1 });

test.describe('scenario 50: a page whose code does not load', () => {
  test('reloads once and then says so in its place, and not again in this session', async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expect(NOT_LOADED);
    await page.goto('/');
    await page.route(builtFile(SUPPORT), (route) => route.abort());
    const loads = documentLoads(page);
    await footerLink(page, 'Support').click();

    await expect(notLoaded(page)).toBeVisible();
    await expect(page).toHaveTitle('Support | Rakeback Wizard');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText('Something went wrong on our side. We’ll keep trying.')).toBeVisible();
    await page.goBack();
    await expect(homeHeading(page)).toBeVisible();
    await footerLink(page, 'Support').click();
    await expect(notLoaded(page)).toBeVisible();
    expect(loads).toEqual(['/support']);

    await page.unroute(builtFile(SUPPORT));
    await tryAgain(page).click();
    await expect(supportHeading(page)).toBeVisible();
    expect(loads).toEqual(['/support']);
  });

  test('shows the page when the one reload was enough', async ({ page, browserConsole }) => {
    browserConsole.expect(NOT_LOADED);
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

  test('reloads once where the storage of the session forgets without saying so', async ({
    page,
    context,
    browserConsole,
  }) => {
    browserConsole.expect(NOT_LOADED);
    await context.addInitScript(() => {
      sessionStorage.clear();
    });
    await page.goto('/');
    await page.route(builtFile(SUPPORT), (route) => route.abort());
    const loads = documentLoads(page);
    await footerLink(page, 'Support').click();

    await expect(notLoaded(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual(['/support']);
  });

  test('does not reload where nothing answers, and comes by a press', async ({
    page,
    world,
    browserConsole,
  }) => {
    browserConsole.expect(/ERR_CONNECTION_REFUSED/);
    await page.goto('/', { waitUntil: 'networkidle' });
    await world.stopServer();
    const loads = documentLoads(page);
    await footerLink(page, 'Support').click();

    await expect(notLoaded(page)).toBeVisible();
    await expect(page.getByText('We can’t reach the server. We’ll keep trying.')).toBeVisible();
    await world.startServer();
    await tryAgain(page).click();
    await expect(supportHeading(page)).toBeVisible();
    expect(loads).toEqual([]);
  });
});

test('a page that throws keeps header and footer, shows the error when asked, and can be tried again', async ({
  page,
  browserConsole,
}) => {
  // React reports as 520 that it rendered the broken page a second time.
  browserConsole.expect(/The page is broken|React error #520/);
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

/** Paths of the requested documents; a reload adds the same path again. */
function documentLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}
