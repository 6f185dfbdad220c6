import { expect, test } from '../fixtures/journey.ts';
import { openRoom, leaveButton, preFlight, reminder, roomLink } from '../fixtures/room.ts';

/** The Elite player's note in the browser's storage. */
const NOTES = 'member:1003:room-visits';

test('a visit to a room is tracked, and every page reminds the player to report the username', async ({
  page,
  context,
  world,
}) => {
  await context.route('https://river-room.example/**', (route) => route.fulfill({ body: 'The room' }));
  await openRoom(page, world);
  await leaveButton(page).click();
  await expect(roomLink(page)).toHaveAttribute('rel', 'sponsored noopener');
  const [room] = await Promise.all([context.waitForEvent('page'), roomLink(page).click()]);
  await room.waitForLoadState();
  expect(room.url()).toBe('https://river-room.example/join?ref=wizard');
  // The referrer names the site, not the page.
  expect(await room.evaluate(() => document.referrer)).toBe(`${world.origin}/`);
  await room.close();

  await expect(preFlight(page).getByRole('status').first()).toContainText('The room is open in a new tab.');
  await page.keyboard.press('Escape');
  const moment = await page.evaluate((key) => {
    const [visit] = JSON.parse(localStorage.getItem(key) ?? '[]') as { openedAt: string }[];
    return new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(new Date(visit?.openedAt ?? ''));
  }, NOTES);
  await expect(page.getByRole('main')).toContainText(`You opened River Room on ${moment}.`);
  await expect(reminder(page)).toHaveCount(0);

  for (const path of ['/app/', '/support', '/app/deals/lakeside-poker']) {
    await page.goto(path);
    await expect(reminder(page)).toContainText(`You opened River Room on ${moment}.`);
  }
  await reminder(page).getByRole('link', { name: 'Report your username' }).click();
  await expect(page).toHaveURL(/\/app\/deals\/river-room\?report=open$/);
  await page.goBack();
  await reminder(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(reminder(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Lakeside Poker Deals' })).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);
});
