import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { checkAgain, homeHeading, loginHeading, memberMenu, openCheck } from '../fixtures/nav.ts';
import { watchForText } from '../fixtures/seen-text.ts';
import { expectLoggedIn, logIn, logOut } from '../fixtures/login.ts';
import { addMember, newcomer } from '../fixtures/sign-up.ts';

const PAST_EXPIRY_S = 6 * 60;
const PAST_REFRESH_EXPIRY_S = 31 * 24 * 60 * 60;

test('scenario 12: two tabs that expire together refresh one after the other, and stay logged in', async ({
  page,
  context,
  world,
  apiCalls,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await logIn(page, world.demoPlayer);
  const other = await context.newPage();
  for (const tab of [page, other]) await openCheck(tab);
  const sent: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/token/refresh/')) sent.push(request.postData() ?? undefined);
  });
  apiCalls.forget();

  world.clock.advance(PAST_EXPIRY_S);
  await Promise.all([page, other].map((tab) => checkAgain(tab).click()));

  for (const tab of [page, other]) {
    await expect(homeHeading(tab)).toBeVisible();
    await expect(memberMenu(tab)).toBeVisible();
  }
  // The second tab sends what the first one stored.
  expect([sent.length, new Set(sent).size]).toEqual([2, 2]);
  for (const tab of [page, other]) {
    await tab.goto('/app/');
    await expectLoggedIn(tab);
  }
});

test('scenarios 14 and 15: a logout reaches the other tab within a second, which never shows that player again', async ({
  page,
  context,
  world,
}) => {
  await addMember(world, newcomer);
  await logIn(page, world.demoPlayer);
  const { first_name: nameOfFirst } = await accountShownTo(page);
  const other = await context.newPage();
  await other.goto('/app/');
  await expect(other.getByRole('heading', { name: nameOfFirst })).toBeVisible();

  await logOut(page);
  await expect(loginHeading(other)).toBeVisible({ timeout: 1_000 });
  await expect(memberMenu(other)).toBeHidden();
  expect(await other.evaluate(() => Object.entries(localStorage))).toEqual([]);

  const painted = await watchForText(other, nameOfFirst);
  await logIn(page, newcomer);
  await expect(other.getByRole('heading', { name: `Welcome back, ${newcomer.firstName}` })).toBeVisible();
  expect(await painted.seen()).toEqual([]);
});

test('scenario 58: what one member typed on a public page is neither seen nor sent by the next', async ({
  page,
  context,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await addMember(world, newcomer);
  await logIn(page, world.demoPlayer);
  const other = await context.newPage();
  await other.goto('/support');
  const message = (tab: Page) => tab.getByLabel('Your message');
  const address = (tab: Page) => tab.getByLabel('Email (optional)');
  const drafts = () => other.evaluate(() => Object.entries(sessionStorage));

  await test.step('she logs out in another tab: her text is gone at once, from the page and the storage', async () => {
    await expect(address(other)).toHaveValue(world.demoPlayer.email);
    await message(other).fill('A question of Dana');
    expect(await drafts()).toEqual([['draft:1001:feedback-support', '{"message":"A question of Dana"}']]);
    await logOut(page);
    await expect(message(other)).toHaveValue('');
    await expect(address(other)).toHaveValue('');
    expect(await drafts()).toEqual([]);
  });

  await test.step('the server ends her session: her text waits for her, and the next member sees nothing of it', async () => {
    await logIn(page, world.demoPlayer);
    await expect(address(other)).toHaveValue(world.demoPlayer.email);
    await message(other).fill('Another question of Dana');
    world.clock.advance(PAST_REFRESH_EXPIRY_S);
    await page.goto('/app/');
    await expect(loginHeading(page)).toBeVisible();
    await expect(message(other)).toHaveValue('');
    expect((await drafts()).length).toBe(1);
    await logIn(page, newcomer);
    await expect(address(other)).toHaveValue(newcomer.email);
    await expect(message(other)).toHaveValue('');
    expect(await drafts()).toEqual([]);
  });
});

async function accountShownTo(page: Page): Promise<{ first_name: string }> {
  const answered = page.waitForResponse('**/api/v1/account/');
  await page.reload();
  return (await answered).json() as Promise<{ first_name: string }>;
}
