import { expect, test } from '../fixtures/journey.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';
import {
  openReport,
  REPORT,
  reportButton,
  reportDialog,
  reportedNotice,
  reportOf,
  roomEmailField,
  usernameField,
} from '../fixtures/username-report.ts';

const REVIEW_S = 60;

test.beforeEach(({ page, world }) => rememberDemo(page, world));

test('scenario 53: a report that fails stays when the popup is closed by Escape or a stray click, until it has arrived', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await openReport(page, 'river-room');
  await expect(roomEmailField(page)).toHaveValue(world.demoPlayer.email);
  await roomEmailField(page).fill('dana@example.com');
  await usernameField(page).fill(' River Rat ');
  await page.keyboard.press('Escape');
  await expect(reportDialog(page)).toHaveCount(0);

  await openReport(page, 'river-room');
  await expect(usernameField(page)).toHaveValue(' River Rat ');
  await world.stopServer();
  await reportButton(page).click();
  const alert = reportDialog(page).getByRole('alert');
  await expect(alert).toContainText('An error occurred while submitting your username...');
  await expect(alert).toContainText('We don’t know whether your username arrived.');
  await page.mouse.click(4, 4);
  await expect(reportDialog(page)).toHaveCount(0);

  await world.startServer();
  await openReport(page, 'river-room');
  await expect(roomEmailField(page)).toHaveValue('dana@example.com');
  await reportButton(page).click();
  await expect(reportedNotice(page)).toBeFocused();
  await expect(reportedNotice(page)).toContainText(
    /Expect an email within 72 hours, by \w{3} \d{1,2}, \d{4}, /,
  );
  await reportDialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(reportOf(page, 'River Rat')).toContainText('Submitted');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([]);
});

test('scenario 47: a username that is reported already is not sent again, in whatever case it is written', async ({
  page,
  apiCalls,
}) => {
  await openReport(page, 'lakeside-poker');
  await usernameField(page).fill('DANA_R');
  const hint = reportDialog(page).getByRole('status');
  await expect(hint).toContainText('This username is already reported at this room.');
  await expect(reportDialog(page).getByRole('link', { name: 'See your rooms' })).toBeVisible();
  await reportButton(page).click();

  await expect(usernameField(page)).toBeFocused();
  await expect(usernameField(page)).toHaveAccessibleDescription(
    /This username is already reported at this room\./,
  );
  expect(apiCalls.count(REPORT)).toBe(0);
  await reportDialog(page).getByRole('link', { name: 'See your rooms' }).click();
  await expect(page).toHaveURL('/app/');
  await expect(reportOf(page, 'dana_r')).toContainText('Connected since');
});

test('scenario 47: a refused username is corrected and sent again without typing the rest', async ({
  page,
  world,
}) => {
  await page.goto('/app/');
  const refused = reportOf(page, 'danna');
  await expect(refused).toContainText('Reason: The room knows no player of this name.');
  await refused.getByRole('link', { name: 'Fix and send again' }).click();
  await expect(roomEmailField(page)).toHaveValue('dana.river@example.com');
  await expect(usernameField(page)).toHaveValue('danna');
  await usernameField(page).fill('unknown_dana');
  await reportButton(page).click();
  await expect(reportedNotice(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reportOf(page, 'danna')).toContainText('You’ve reported another username here since then.');

  world.clock.advance(REVIEW_S);
  await page.reload();
  await reportOf(page, 'unknown_dana').getByRole('link', { name: 'Fix and send again' }).click();
  await expect(usernameField(page)).toHaveValue('unknown_dana');
  await reportButton(page).click();
  await expect(reportedNotice(page)).toBeFocused();
  await reportDialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(reportOf(page, 'unknown_dana')).toHaveCount(2);
});

test('an overdue report says so, and the message about it is written already', async ({ page }) => {
  await page.goto('/app/');
  const overdue = reportOf(page, 'danasummit');
  await expect(overdue).toContainText(/The room should have answered by .*\. Write to us and we’ll ask\./);
  await overdue.getByRole('button', { name: 'Write to us' }).click();
  await expect(overdue.getByLabel('Your message')).toHaveValue(
    'The room hasn’t answered about my username.\nReport: 501',
  );
  const sent = page.waitForRequest('**/api/v1/feedback/');
  await overdue.getByRole('button', { name: 'Send message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ room: 'summit-poker', email: 'demo@rakeback.test' });
  await expect(overdue.getByText('Thanks, we’ve got your message.')).toBeVisible();
});
