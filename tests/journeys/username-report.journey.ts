import { submitTwiceAtOnce } from '../fixtures/submit-twice.ts';
import { expect, test } from '../fixtures/journey.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';
import {
  openReport,
  REPORT,
  reportButton,
  reportDialog,
  reportedNotice,
  reportOf,
  ROOM_ACCOUNTS,
  roomEmailField,
  usernameField,
} from '../fixtures/username-report.ts';

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
  await expect(alert).toContainText('we cannot say whether your username arrived');
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
  await expect(hint).toContainText('This username is reported already.');
  await expect(reportDialog(page).getByRole('link', { name: 'See it among your rooms' })).toBeVisible();
  await reportButton(page).click();

  await expect(usernameField(page)).toBeFocused();
  await expect(usernameField(page)).toHaveAccessibleDescription(
    /You have reported this username already\. It is connected\./,
  );
  expect(apiCalls.count(REPORT)).toBe(0);
  await reportDialog(page).getByRole('link', { name: 'See it among your rooms' }).click();
  await expect(page).toHaveURL('/app/');
  await expect(reportOf(page, 'dana_r')).toContainText('Connected since');
});

test('scenario 24: Enter and a click send one report; what the server refuses stands at its field', async ({
  page,
  browserConsole,
  apiCalls,
}) => {
  browserConsole.expect(/status of (400|409)/);
  await openReport(page, 'river-room');
  const refusals = [
    { status: 400, json: { username: ['Ensure this field is right.'] } },
    { status: 409, json: { detail: 'This username was already reported.', code: 'already_reported' } },
  ];
  await page.route(ROOM_ACCOUNTS, (route) => {
    const refusal = route.request().method() === 'POST' ? refusals.shift() : undefined;
    return refusal === undefined ? route.fallback() : route.fulfill(refusal);
  });
  await usernameField(page).fill('riverrat');
  for (const [count, words] of [
    'Check your username at this room.',
    'Another member has reported this username.',
  ].entries()) {
    await submitTwiceAtOnce(usernameField(page));
    await expect(usernameField(page)).toHaveAccessibleDescription(new RegExp(words));
    await expect(usernameField(page)).toBeFocused();
    expect(apiCalls.count(REPORT)).toBe(count + 1);
  }
  await expect(reportDialog(page).getByRole('link', { name: /Contact support/ })).toBeVisible();

  await submitTwiceAtOnce(usernameField(page));
  await expect(reportedNotice(page)).toBeFocused();
  expect(apiCalls.count(REPORT)).toBe(3);
});
