import {
  ROOM_CALL,
  changeDeals,
  leaveButton,
  openRoom,
  preFlight,
  question,
  ROOM_PATH,
  roomHeading,
} from '../fixtures/room.ts';
import { expect, test } from '../fixtures/journey.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';

test('a room is opened from its address: what there is to get, on what terms, and how', async ({
  page,
  world,
}) => {
  await openRoom(page, world);
  await expect(page).toHaveTitle('River Room Deals | Rakeback Wizard');

  const offer = page.getByRole('article');
  await expect(offer).toHaveCount(1);
  await expect(offer).toContainText('New players only. The bonus is released in steps of $10 as you play.');
  await expect(offer).toContainText('1.25 Edge for each dollar of net rake');
  await expect(offer.getByRole('img', { name: 'Only for people of 18 years or older' })).toBeVisible();
  await offer.getByRole('link', { name: 'T&Cs apply' }).click();
  await expect(page.getByRole('region', { name: 'Terms of these deals' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Deals that have ended' })).toContainText('150% up to $600');
  await page.getByRole('link', { name: 'All deals' }).click();
  await expect(page).toHaveURL(/\/app\/deals\/$/);
});

test('scenario 52: a code that could not be copied is selected, and "Copied" is said only when it was', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRoom(page, world);
  const offer = page.getByRole('article');
  await offer.getByRole('button', { name: 'Copy code' }).click();
  await expect(offer.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WIZARD');

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await offer.getByRole('button', { name: 'Copy code' }).click();
  await expect(offer.getByRole('status')).toContainText('It could not be copied here.');
  await expect(page.getByLabel('Bonus code')).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('WIZARD');
});

test('scenario 53: an answer and a question outlive the dialog, and the question a reload', async ({
  page,
  world,
}) => {
  await openRoom(page, world);
  await question(page).fill('Does my old account count?');
  await leaveButton(page).click();
  await preFlight(page).getByRole('radio', { name: 'Yes' }).check();
  await expect(preFlight(page)).toContainText('We can only track an account that is opened through our link');
  await page.mouse.click(4, 4);
  await expect(preFlight(page)).toBeHidden();
  await expect(leaveButton(page)).toBeFocused();

  await leaveButton(page).click();
  await expect(preFlight(page).getByRole('radio', { name: 'Yes' })).toBeChecked();
  await preFlight(page).getByRole('button', { name: 'Ask us first' }).click();
  await expect(page.locator('#question')).toBeFocused();
  await expect(question(page)).toHaveValue('Does my old account count?');
  await page.reload();
  await expect(question(page)).toHaveValue('Does my old account count?');
});

test('an unknown room is the page that does not exist, and what can be no room is not asked for', async ({
  page,
  world,
  apiCalls,
  browserConsole,
}) => {
  browserConsole.expect(/status of 404/);
  await rememberDemo(page, world);
  for (const name of ['nowhere', 'not_a_room', '%2e%2e%2faccount']) {
    await page.goto(`/app/deals/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: "We're sorry" })).toBeVisible();
    await expect(page).toHaveTitle('Page not found | Rakeback Wizard');
  }
  expect(apiCalls.all().filter((call) => call.includes('/rooms/'))).toEqual(['GET /api/v1/rooms/nowhere/']);
});

test('a room that did not load says so and can be tried again', async ({ page, world, browserConsole }) => {
  browserConsole.expect(/status of 404|status of 500/);
  await rememberDemo(page, world);
  await page.route(ROOM_CALL, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(ROOM_PATH);
  await expect(page.getByRole('heading', { name: 'The room did not load.' })).toBeVisible({
    timeout: 15_000,
  });
  await page.unroute(ROOM_CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(roomHeading(page)).toBeVisible();
});

test('a closed deal stands there with its date and without a button, and a closed room points to others', async ({
  page,
  world,
}) => {
  await changeDeals(page, { closed_at: '2026-03-01T12:00:00Z' });
  await openRoom(page, world);
  await expect(page.getByRole('heading', { name: 'No deal is open here' })).toBeVisible();
  const ended = page.getByRole('region', { name: 'Deals that have ended' }).getByRole('listitem');
  await expect(ended).toHaveCount(2);
  await expect(ended.first()).toContainText('Closed on Mar 1, 2026 (UTC)');
  await expect(leaveButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'See other deals' }).click();
  await expect(page).toHaveURL(/\/app\/deals\/$/);
});

test('a link that is not https is not opened, and leads to us instead', async ({ page, world }) => {
  await changeDeals(page, { tracking_url: 'http://river-room.example/join?ref=wizard' });
  await openRoom(page, world);
  await leaveButton(page).click();
  await expect(preFlight(page).getByRole('alert')).toContainText('We do not open this link.');
  await expect(preFlight(page).getByRole('link')).toHaveCount(0);
  await preFlight(page).getByRole('button', { name: 'Write to us' }).click();
  await expect(page.locator('#question')).toBeFocused();
});
