import type { BrowserContext, Page } from '@playwright/test';

import { builtFile } from '../fixtures/built-file.ts';
import { expect, test } from '../fixtures/journey.ts';
import { PARTNER_SITE, servePartnerSite } from '../fixtures/partner-site.ts';
import { logIn } from '../fixtures/login.ts';

const A_UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const DAY_SECONDS = 24 * 60 * 60;

function question(page: Page) {
  return page.getByRole('region', { name: 'May we set one cookie?' });
}

function answer(page: Page, verb: 'Accept' | 'Reject') {
  return question(page).getByRole('button', { name: `${verb} the cookie` });
}

async function deviceIds(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name === 'GTO_APP_UID');
}

test('before consent nothing is kept; accepted, the device id is; taken back, it is gone, in every tab', async ({
  page,
  context,
  world,
}) => {
  await servePartnerSite(context, world);
  await page.goto(`${PARTNER_SITE}/`);
  await expect(question(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  const other = await context.newPage();
  await other.goto(`${PARTNER_SITE}/about-us`);
  await expect(question(other)).toBeVisible();

  await answer(page, 'Accept').click();
  await expect(page.getByRole('status').filter({ hasText: 'You accepted the cookie.' })).toBeVisible();
  await expect(question(other)).toBeHidden();
  const [id] = await deviceIds(context);
  expect(id).toMatchObject({ domain: '.partner.test', path: '/', secure: true });
  expect(id?.value).toMatch(A_UUID);
  const days = ((id?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
  expect(days).toBeGreaterThan(399);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect((await deviceIds(context)).map(({ value }) => value)).toEqual([id?.value]);

  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toContainText('You accepted the cookie.');
  await answer(page, 'Reject').click();
  await expect(page.getByText('You rejected the cookie.')).toBeVisible();
  expect(await deviceIds(context)).toEqual([]);
});

test('the question comes first, takes no focus, and both answers are equal', async ({
  page,
  context,
  world,
}) => {
  await servePartnerSite(context, world);
  await page.goto(`${PARTNER_SITE}/`);
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

  const looks = await question(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight, height } =
          getComputedStyle(button);
        return [color, backgroundColor, borderColor, fontSize, fontWeight, height].join();
      }),
    );
  expect([looks.length, new Set(looks).size]).toEqual([2, 1]);

  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
  for (const verb of ['Accept', 'Reject'] as const) {
    await page.keyboard.press('Tab');
    await expect(answer(page, verb)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('where the cookie cannot be set nobody is asked, and the browser keeps only what the policy names', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await logIn(page, world.demoPlayer);
  await page.getByRole('contentinfo').getByLabel('Theme').selectOption('light');
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await context.cookies()).toEqual([]);

  await page.goto('/privacy-policy#your-browser');
  const policy = page.getByRole('region', { name: 'What stays in your browser' });
  await expect(policy).toBeVisible();
  const named = await policy.locator('bdi').allTextContents();
  const patterns = kept.map((key) => key.replace(/^member:\d+:/, 'member:…:'));
  expect(patterns.filter((key) => !named.includes(key))).toEqual([]);
  expect(kept.length).toBeGreaterThan(2);
});

test('scenario 52: a blocker that stops the consent code stops nothing else', async ({
  page,
  context,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_BLOCKED_BY_CLIENT/);
  await servePartnerSite(context, world);
  for (const part of ['consent', 'consent-banner'])
    await context.route(builtFile(`src/features/site/consent/${part}.tsx`), (route) =>
      route.abort('blockedbyclient'),
    );
  await page.goto(`${PARTNER_SITE}/`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Turn your rake into a solver subscription' }),
  ).toBeVisible();
  // The deals come with the last code of the page.
  await expect(page.locator('main article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
