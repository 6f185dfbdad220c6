import type { Page } from '@playwright/test';

import { wholeChromiumLaunchOptions } from '#scripts/find-chromium.ts';
import { expect, test } from '../fixtures/journey.ts';
import { expectLoggedIn, logIn, logOut } from '../fixtures/login.ts';

// Playwright switches the cache off. It is an option of the browser, hence a file of its own.
test.use({
  launchOptions: { ...wholeChromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

interface Restored {
  readonly isFromCache: boolean;
  readonly painted: readonly string[];
}

/** Records in each frame, from the return of the page on, whether the text is painted. */
async function watchReturn(page: Page, text: string): Promise<() => Promise<Restored | null>> {
  await page.evaluate((wanted) => {
    window.addEventListener('pageshow', (event) => {
      const painted = new Set<string>();
      Object.assign(window, { restored: () => ({ isFromCache: event.persisted, painted: [...painted] }) });
      const look = () => {
        // Unlike textContent, innerText leaves out what is not rendered.
        if (document.body.innerText.includes(wanted)) painted.add(wanted);
        requestAnimationFrame(look);
      };
      look();
    });
  }, text);
  return () => page.evaluate(() => (window as unknown as { restored?: () => Restored }).restored?.() ?? null);
}

test('scenario 25: Back after logging out paints nothing private, also from the back/forward cache', async ({
  page,
  context,
  world,
}) => {
  // A message to a page in the cache evicts it. Without messages it is restored unchanged.
  await context.addInitScript(() => {
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  });
  await logIn(page, world.demoPlayer);
  const restored = await watchReturn(page, 'Welcome back');
  await page.goto('/support');
  await logOut(page);
  await expect(
    page.getByRole('heading', { name: 'Turn your rake into a solver subscription' }),
  ).toBeVisible();

  await page.evaluate(() => history.go(-2));

  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await restored()).toEqual({ isFromCache: true, painted: [] });
});

test('Back to a private page from the cache shows it again while one is logged in', async ({
  page,
  world,
}) => {
  await logIn(page, world.demoPlayer);
  const restored = await watchReturn(page, 'Welcome back');
  await page.goto('/support');
  await page.goBack({ waitUntil: 'commit' });

  await expect.poll(restored).toEqual({ isFromCache: true, painted: ['Welcome back'] });
  await expectLoggedIn(page);
});
