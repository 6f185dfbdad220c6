import type { Page } from '@playwright/test';

import { CONFIG_ADDRESS } from '#routes.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';
import { expect, test } from '../fixtures/journey.ts';
import { emailField, passwordField } from '../fixtures/login.ts';

const MAILED = '/login/verify-email/code?uidb64=Nw&token=token';

test.describe('the configuration is asked for', () => {
  const asked: string[] = [];
  test.use({ api: { log: ({ route = '' }) => asked.push(String(route)) } });

  test('once, and before the first script', async ({ page, world }) => {
    await rememberDemo(page, world);
    for (const path of ['/', '/app/', MAILED]) {
      asked.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(
        asked.filter((file) => file === CONFIG_ADDRESS),
        path,
      ).toEqual([CONFIG_ADDRESS]);
      const firstScript = asked.findIndex((file) => file.endsWith('.js'));
      expect(asked.indexOf(CONFIG_ADDRESS), path).toBeLessThan(firstScript);
    }
  });
});

test.describe('with a support address of its own', () => {
  test.use({ api: { siteConfig: { supportEmail: 'help@rakeback.test' } } });

  test('a prerendered page shows it', async ({ page }) => {
    await page.goto('/support');
    await expect(page.getByRole('link', { name: 'help@rakeback.test' })).toHaveAttribute(
      'href',
      'mailto:help@rakeback.test',
    );
  });
});

test.describe('with wrong values', () => {
  test.use({ api: { siteConfig: { apiOrigin: 'api.rakeback.test', reportAddress: '/reports' } } });

  test('the site does not start, and says which', async ({ page, apiCalls, browserConsole }) => {
    browserConsole.expect(/config\.json has wrong values\. Error: apiOrigin, reportAddress/);
    for (const path of ['/', MAILED]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Oops' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload the Page' })).toBeFocused();
      await expect(page.getByRole('main')).toContainText('a wrong value for apiOrigin, reportAddress');
      await expect(page.locator('pre')).toHaveText(
        `{
  "apiOrigin": "https://api.rakebackwizard.example",
  "reportAddress": "https://reports.rakebackwizard.example/"
}`,
      );
    }
    expect(apiCalls.all()).toEqual([]);
    const reloaded = page.waitForEvent('framenavigated');
    await page.getByRole('button', { name: 'Reload the Page' }).click();
    await reloaded;
  });
});

test('a page in its place does not start the site either', async ({ page, browserConsole }) => {
  browserConsole.expect(/config\.json is wrong/);
  await page.route(CONFIG_ADDRESS, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Hotel</h1>' }),
  );
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('config.json isn’t a JSON object');
});

test('without a network for it the page can be read, and what is pressed waits until it has arrived', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_FAILED/);
  await page.route(CONFIG_ADDRESS, (route) => route.abort());
  await page.goto('/login/');
  await emailField(page).fill(world.demoPlayer.email);
  await passwordField(page).fill(world.demoPlayer.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(notice(page)).toBeVisible();

  await tryAgain(page).click();
  await expect(tryAgain(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.unroute(CONFIG_ADDRESS);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Dana' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

function notice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'We can’t reach the server. We’ll keep trying.' });
}

function tryAgain(page: Page) {
  return notice(page).getByRole('button', { name: 'Try again' });
}
