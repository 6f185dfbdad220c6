import type { Page, Request } from '@playwright/test';

import { someOf } from '../depth.ts';
import { builtFile } from '../fixtures/built-file.ts';
import { expect, test } from '../fixtures/journey.ts';
import { homeHeading, memberMenu } from '../fixtures/nav.ts';
import { logIn, storedRefreshToken } from '../fixtures/login.ts';

/** The message of a page whose code did not load. */
const NOT_LOADED = 'We couldn’t load this.';

const FOR_VISITORS = [
  '/',
  '/support',
  '/faq',
  '/about-us',
  '/blocked',
  '/login/',
  '/signup',
  '/login/password-reset/',
];
const FOR_MEMBERS = [
  '/app/',
  '/app/deals/',
  '/app/deals/river-room',
  '/app/rewards/',
  '/app/rewards/edge',
  '/app/rewards/edge-history',
  '/app/rewards/statement',
  '/app/user/account',
  '/app/user/settings',
];

/** Presses that end the session or leave the page are tested separately; the steppers of a number field load no code. */
const NOT_PRESSED = /^(Log out|Skip to main content|(De|In)crease .*)$/;

test.use({ viewport: { width: 1280, height: 900 } });

for (const trouble of ['offline', 'with a new version deployed'] as const) {
  for (const visitor of ['a visitor', 'a member'] as const) {
    test(`scenario 59: ${trouble}, every press of ${visitor} is answered in place`, async ({
      page,
      world,
      browserConsole,
    }) => {
      test.setTimeout(240_000);
      browserConsole.expect(
        /ERR_INTERNET_DISCONNECTED|status of 404|A part of the site did not load|The catalog of private pages/,
      );
      const assets = await watchAssets(page);
      const cut = trouble === 'offline' ? () => page.context().setOffline(true) : assets.withhold;
      const mend = trouble === 'offline' ? () => page.context().setOffline(false) : assets.give;
      if (visitor === 'a member') await logIn(page, world.demoPlayer);
      const faults: string[] = [];
      for (const path of someOf(visitor === 'a visitor' ? FOR_VISITORS : FOR_MEMBERS, 2)) {
        await mend();
        // A reload of the page before may come in between.
        await expect(() => page.goto(path, { waitUntil: 'networkidle' })).toPass();
        const scope = path === '/' || path === '/app/' ? 'body' : 'main';
        const controls = await controlsIn(page, scope);
        await cut();
        for (const control of controls) {
          const fault = await press(page, scope, control, assets);
          if (fault !== null) faults.push(`${path}: ${control.role} ${control.name}: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    });
  }
}

test('scenario 59: a page that did not load comes by itself when the network is back, and Back works before', async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const support = page.getByRole('contentinfo').getByRole('link', { name: 'Support' });
  await support.click();
  await expect(notLoaded(page)).toBeFocused();
  await expect(page.getByText('You’re offline. We’ll load this when you’re back online.')).toBeVisible();
  await page.goBack();
  await expect(homeHeading(page)).toBeVisible();

  await support.click();
  await expect(notLoaded(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeFocused();
});

test('scenario 59: logging out works offline and says so, and the server receives it when the network is back', async ({
  page,
  context,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_INTERNET_DISCONNECTED/);
  await logIn(page, world.demoPlayer);
  await page.goto('/app/user/account', { waitUntil: 'networkidle' });
  const refresh = await storedRefreshToken(page);
  await context.setOffline(true);
  await memberMenu(page).click();
  const stand = page.getByRole('banner').getByRole('group', { name: 'Account' });
  await expect(stand).toHaveText('We couldn’t load this.Log out');
  await stand.getByRole('button', { name: 'Log out' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'You’re logged out' })).toBeFocused();
  await expect(page.getByText('You’re logged out here, but the server doesn’t know yet.')).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('user_'))),
  ).toEqual([]);

  const revoked = page.waitForResponse('**/api/v1/token/blacklist/');
  await context.setOffline(false);
  expect((await revoked).status()).toBe(204);
  await expect(homeHeading(page)).toBeVisible();
  const answer = await page.request.post('/api/v1/token/refresh/', { data: { refresh } });
  expect(answer.status()).toBe(401);
});

test('after a deployment a member can log out of a page that was open', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 404|A part of the site did not load/);
  const assets = await watchAssets(page);
  await logIn(page, world.demoPlayer);
  await page.goto('/app/user/account', { waitUntil: 'networkidle' });
  await assets.withhold();
  await memberMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re logged out' })).toBeVisible();
  await assets.give();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(homeHeading(page)).toBeVisible();
});

test('scenario 59: offline, a page whose code is there says at once that its figures are not, and brings them by itself', async ({
  page,
  context,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_INTERNET_DISCONNECTED/);
  await logIn(page, world.demoPlayer);
  const assets = await watchAssets(page);
  const rewards = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rewards' });
  const code = page.waitForResponse(builtFile('src/pages/app/rewards/index.page.tsx'));
  await rewards.hover();
  await code;
  await expect.poll(() => assets.pending.size).toBe(0);
  await context.setOffline(true);
  await rewards.click();
  const earned = page.getByRole('region', { name: 'Earned This Month' });
  await expect(earned).toContainText('You’re offline. We’ll load this when you’re back online.');
  await expect(page.getByRole('main').getByText('We’ll load this when')).toHaveCount(1);

  await context.setOffline(false);
  await expect(earned.getByRole('definition').first()).toHaveText(/^\d+\.\d\d Edge$/);
  await expect(page.getByRole('main').getByText('couldn’t load')).toHaveCount(0);
});

function notLoaded(page: Page) {
  return page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' });
}

interface Control {
  readonly role: 'link' | 'button';
  readonly name: string;
}

/** One of each kind: links to the same page, and buttons of the same name, are equivalent here. */
async function controlsIn(page: Page, scope: string): Promise<Control[]> {
  const snapshot = await page.locator(scope).ariaSnapshot();
  const controls = [...snapshot.matchAll(/- (link|button) "([^"]+)"(?! \[disabled\])/g)].map(
    ([, role, name]) => ({
      role: role as Control['role'],
      name: name ?? '',
    }),
  );
  const places = new Map<string, Control>();
  for (const control of controls) {
    if (NOT_PRESSED.test(control.name)) continue;
    const place =
      control.role === 'link'
        ? await placeOf(page, scope, control)
        : control.name.replaceAll(/[\d.,]+/g, '#');
    if (place !== null && !places.has(place)) places.set(place, control);
  }
  return [...places.values()].slice(0, 25);
}

/** The path of an internal link, or null; all rooms count as one path. */
async function placeOf(page: Page, scope: string, { name }: Control): Promise<string | null> {
  const href = await page
    .locator(scope)
    .getByRole('link', { name, exact: true })
    .first()
    .getAttribute('href');
  if (href === null || !href.startsWith('/') || href.startsWith('//')) return null;
  return href.replace(/[?#].*/, '').replace(/^(\/app\/deals\/).+/, '$1:room');
}

/** Returns what is wrong with the response to a press, and goes back to the page before. */
async function press(
  page: Page,
  scope: string,
  { role, name }: Control,
  assets: Assets,
): Promise<string | null> {
  const before = page.url();
  const control = page.locator(scope).getByRole(role, { name, exact: true }).first();
  if (!(await control.isVisible()) || !(await control.isEnabled())) return null;
  // A pointer that comes near may load ahead what the press does not need.
  await control.hover();
  await expect.poll(() => assets.pending.size).toBe(0);
  const failuresBefore = assets.failed.size;
  const entry = await historyIndex(page);
  await control.click();
  // A reload may take the page away meanwhile.
  await expect.poll(() => hasDrawn(page)).toBe(true);
  await expect.poll(() => assets.pending.size).toBe(0);
  await expect(page.getByRole('banner').first()).toBeVisible();
  const hasFailed = assets.failed.size > failuresBefore;
  const fault = hasFailed ? await faultOf(page, pathOf(page.url()) !== pathOf(before)) : null;
  await page.keyboard.press('Escape');
  if (page.url() !== before) {
    // A reload of the page may come in between.
    await expect(async () => {
      if (page.url() === before) return;
      if ((await historyIndex(page)) > entry) await page.goBack();
      else await page.evaluate((url) => history.replaceState(null, '', url), before);
      expect(page.url()).toBe(before);
    }).toPass();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    // A page that has just come back takes focus, and may reload: a press before that would be lost with it.
    await page.waitForLoadState('networkidle');
  }
  return fault;
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** A reload may take the page away meanwhile. */
async function historyIndex(page: Page): Promise<number> {
  const found: number[] = [];
  await expect
    .poll(async () => {
      const index = await page.evaluate(() => navigation.currentEntry?.index ?? 0).catch(() => null);
      if (index !== null) found.push(index);
      return found.length;
    })
    .toBe(1);
  return found[0] ?? 0;
}

function hasDrawn(page: Page): Promise<boolean> {
  return page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    .then(
      () => true,
      () => false,
    );
}

/** @param isElsewhere the press led to another page */
async function faultOf(page: Page, isElsewhere: boolean): Promise<string | null> {
  try {
    await expect(isElsewhere ? notLoaded(page) : page.getByText(NOT_LOADED).first()).toBeVisible();
    return null;
  } catch {
    return `nothing is said; the page reads: ${(await page.locator('main').innerText()).slice(0, 80)}`;
  }
}

interface Assets {
  readonly pending: Set<Request>;
  /** Addresses of scripts that did not load. */
  readonly failed: Set<string>;
  /** From now on every script that was not loaded before answers 404. */
  readonly withhold: () => Promise<void>;
  readonly give: () => Promise<void>;
}

async function watchAssets(page: Page): Promise<Assets> {
  const loaded = new Set<string>();
  const pending = new Set<Request>();
  const failed = new Set<string>();
  let isWithheld = false;
  const isAsset = (request: Request) => /\/assets\/.*\.(js|css)$/.test(request.url());
  page.on('request', (request) => {
    if (isAsset(request)) pending.add(request);
  });
  page.on('requestfailed', (request) => {
    pending.delete(request);
    if (isAsset(request)) failed.add(`${request.url()} ${String(failed.size)}`);
  });
  page.on('requestfinished', (request) => {
    pending.delete(request);
  });
  page.on('response', (response) => {
    if (!isAsset(response.request())) return;
    if (response.ok()) loaded.add(response.url());
    else failed.add(`${response.url()} ${String(failed.size)}`);
  });
  await page.route('**/assets/**', async (route) => {
    if (isWithheld && !loaded.has(route.request().url()))
      await route.fulfill({ status: 404, body: 'Not found.' });
    else await route.continue();
  });
  const set = (isWithheldNow: boolean) => () => {
    isWithheld = isWithheldNow;
    return Promise.resolve();
  };
  return { pending, failed, withhold: set(true), give: set(false) };
}
