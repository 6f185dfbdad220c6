import { expect, test } from '../fixtures/journey.ts';
import { homeHeading, loginHeading, memberMenu } from '../fixtures/nav.ts';
import { watchForText } from '../fixtures/seen-text.ts';
import { logIn, logOut, storedRefreshToken } from '../fixtures/login.ts';

const REFRESH_PATH = '/api/v1/token/refresh/';

test('logging out after another tab has refreshed still leaves nobody logged in', async ({
  page,
  context,
  world,
}) => {
  await logIn(page, world.demoPlayer);
  const other = await context.newPage();
  await other.goto('/support');
  await expect(memberMenu(other)).toBeVisible();
  const rotated = await storedRefreshToken(other);
  await other.close();

  const revoked = page.waitForResponse('**/api/v1/token/blacklist/', { timeout: 5_000 });
  await logOut(page);
  await revoked;

  expect(await storedRefreshToken(page)).toBeNull();
  const answer = await page.request.post(REFRESH_PATH, { data: { refresh: rotated } });
  expect(answer.status()).toBe(401);
  await page.goto('/app/');
  await expect(loginHeading(page)).toBeVisible();
});

test('scenario 25: Back after logging out paints nothing private', async ({ page, world }) => {
  await logIn(page, world.demoPlayer);
  await logOut(page);
  await expect(homeHeading(page)).toBeVisible();

  const painted = await watchForText(page, 'Welcome back', 'Edge balance');
  await page.goBack();

  await expect(loginHeading(page)).toBeVisible();
  expect(await painted.seen()).toEqual([]);
});
