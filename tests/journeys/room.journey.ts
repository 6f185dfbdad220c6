import {
  ROOM_CALL,
  changeDeals,
  leaveButton,
  openRoom,
  preFlight,
  question,
  ROOM_PATH,
  roomHeading,
  roomLink,
} from '../fixtures/room.ts';
import { expect, test } from '../fixtures/journey.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import type { Room } from '#sdk/generated/model/room.ts';
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
  await expect(offer).toContainText('1.25 Edge per dollar of net rake');
  await expect(offer.getByRole('img', { name: 'For players aged 18 and over' })).toBeVisible();
  await offer.getByRole('link', { name: 'T&Cs apply' }).click();
  await expect(page.getByRole('region', { name: 'Terms of these deals' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Deals that have ended' })).toContainText('150% up to $600');
  await page.getByRole('link', { name: 'See the deals' }).click();
  await expect(page).toHaveURL(/\/app\/deals\/$/);
});

test('scenario 53: an answer and a question outlive the dialog, and the question a reload', async ({
  page,
  world,
}) => {
  await openRoom(page, world);
  await question(page).fill('Does my old account count?');
  await leaveButton(page).click();
  await preFlight(page).getByRole('radio', { name: 'Yes' }).check();
  await expect(preFlight(page)).toContainText('We can only track accounts opened through our link');
  await page.mouse.click(4, 4);
  await expect(preFlight(page)).toBeHidden();
  await expect(leaveButton(page)).toBeFocused();

  await leaveButton(page).click();
  await expect(preFlight(page).getByRole('radio', { name: 'Yes' })).toBeChecked();
  await preFlight(page).getByRole('button', { name: 'Write to us' }).click();
  await expect(page.locator('#question')).toBeFocused();
  await expect(question(page)).toHaveValue('Does my old account count?');
  await page.reload();
  await expect(question(page)).toHaveValue('Does my old account count?');
});

test('an unknown room shows the 404 page, and a malformed name sends no request', async ({
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

test('a closed deal shows its date and no button, and a closed room links to other rooms', async ({
  page,
  world,
}) => {
  await changeDeals(page, { closed_at: '2026-03-01T12:00:00Z' });
  await openRoom(page, world);
  await expect(page.getByRole('heading', { name: 'No Deals Available' })).toBeVisible();
  const ended = page.getByRole('region', { name: 'Deals that have ended' }).getByRole('listitem');
  await expect(ended).toHaveCount(2);
  await expect(ended.first()).toContainText('Ended on Mar 1, 2026 (UTC)');
  await expect(leaveButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'See the deals' }).last().click();
  await expect(page).toHaveURL(/\/app\/deals\/$/);
});

test('a link that is not https is not opened, and leads to us instead', async ({ page, world }) => {
  await changeDeals(page, { tracking_url: 'http://river-room.example/join?ref=wizard' });
  await openRoom(page, world);
  await leaveButton(page).click();
  await expect(preFlight(page).getByRole('alert')).toContainText(
    'This link isn’t secure, so we don’t open it.',
  );
  await expect(preFlight(page).getByRole('link')).toHaveCount(0);
  await preFlight(page).getByRole('button', { name: 'Write to us' }).click();
  await expect(page.locator('#question')).toBeFocused();
});

test('a deal that ends while its dialog is open can no longer be followed, and a report says so', async ({
  page,
  world,
}) => {
  await page.clock.install();
  const expires_at = new Date(Date.now() + 20 * 60_000).toISOString();
  await changeDeals(page, { closed_at: null, expires_at });
  await openRoom(page, world);
  await page.getByRole('button', { name: 'Open River Room' }).first().click();
  await expect(roomLink(page)).toBeVisible();

  await page.clock.fastForward('20:00');
  const ended = preFlight(page).getByRole('group', { name: 'This deal has ended' });
  await expect(ended).toBeFocused();
  await expect(roomLink(page)).toHaveCount(0);
  await preFlight(page).getByRole('button', { name: 'Write to us' }).click();
  await expect(page.locator('#question')).toBeFocused();
  await expect(leaveButton(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Deals that have ended' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await page.goto(`${ROOM_PATH}?report=open`);
  await expect(page.getByRole('dialog')).toContainText('No Deals Available');
});

test('a report whose deal ends says so, and is not sent for another deal', async ({ page, world }) => {
  await page.clock.install();
  const first = new Date(Date.now() + 10 * 60_000).toISOString();
  await page.route(ROOM_CALL, async (route) => {
    const answer = await route.fetch();
    const room = (await answer.json()) as Room;
    const [one, other] = room.deals as [Deal, Deal];
    const deals = [
      { ...one, closed_at: null, expires_at: first },
      { ...other, closed_at: null, expires_at: null },
    ];
    await route.fulfill({ json: { ...room, deals } });
  });
  await openRoom(page, world);
  await page.getByRole('button', { name: 'Report your username' }).first().click();
  const popup = page.getByRole('dialog', { name: 'Report your username' });
  await popup.getByRole('radio').first().check();
  await popup.getByLabel('Username at this room').fill('late');

  await page.clock.fastForward('10:00');
  await expect(popup.getByRole('radio')).toHaveCount(1);
  await expect(popup.getByRole('alert')).toContainText('No longer open:');
  await popup.getByRole('button', { name: 'Report username' }).click();
  await expect(popup).toContainText('Choose the deal you signed up with.');
});

test('a room where the member has an account opens in a country without its offer, and says so', async ({
  page,
  world,
}) => {
  await rememberDemo(page, world);
  await page.setExtraHTTPHeaders({ 'x-country': 'IS' });
  await page.goto(ROOM_PATH);
  await expect(roomHeading(page)).toBeVisible();
  await expect(page.getByText('Not offered in your country')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your usernames at this room' })).toContainText('danariver');
  await expect(page.getByRole('region', { name: 'How this room counts rake' })).toBeVisible();
  await expect(leaveButton(page)).toHaveCount(0);
});
