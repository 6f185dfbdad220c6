import {
  cancelButton,
  confirmationField,
  considerButton,
  considerDeletion,
  DELETE_ACCOUNT,
  deleteButton,
  deletionDialog,
  goodbyeHeading,
  loss,
} from '../fixtures/deletion.ts';
import { expect, test } from '../fixtures/journey.ts';
import { loginHeading, memberMenu } from '../fixtures/nav.ts';
import { watchForText } from '../fixtures/seen-text.ts';
import { expectLoggedIn, submitLogin, logIn } from '../fixtures/login.ts';

const DAY_S = 24 * 60 * 60;

test('what is lost is listed from real data, and leaving is the first offer', async ({
  page,
  world,
  apiCalls,
}) => {
  await logIn(page, world.demoPlayer);
  await considerDeletion(page);

  await expect(loss(page, 'Edge balance')).toContainText('1,250.00 Edge');
  await expect(loss(page, 'Edge not credited yet')).toContainText(/\d+\.\d\d Edge/);
  await expect(loss(page, 'Usernames being checked')).toContainText(/2$/);
  await expect(loss(page, 'Redemption on its way')).toContainText('None');
  await expect(loss(page, 'Subscriptions')).toContainText('None');
  await expect(cancelButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(deletionDialog(page)).toBeHidden();
  await expect(considerButton(page)).toBeFocused();
  expect(apiCalls.count(DELETE_ACCOUNT)).toBe(0);
});

test('a loss that does not load is shown as unknown, can be loaded again, and does not block the deletion', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 404/);
  await logIn(page, world.demoPlayer);
  await page.route('**/account/room-accounts/', (route) =>
    route.fulfill({ status: 404, json: { detail: 'No.' } }),
  );
  await considerDeletion(page);

  await expect(loss(page, 'Usernames being checked')).toContainText('Not loaded');
  await expect(deleteButton(page)).toBeEnabled();
  await page.unroute('**/account/room-accounts/');
  await deletionDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(loss(page, 'Usernames being checked')).toContainText(/2$/);
});

test('scenario 53: the word has to be typed, and stays when the dialog is closed by a stray click or Escape', async ({
  page,
  world,
  apiCalls,
}) => {
  await logIn(page, world.demoPlayer);
  await considerDeletion(page);
  await deleteButton(page).click();
  await expect(confirmationField(page)).toBeFocused();
  await expect(confirmationField(page)).toHaveAccessibleDescription('Type DELETE to confirm');

  await confirmationField(page).fill('DELET');
  await page.mouse.click(4, 4);
  await expect(deletionDialog(page)).toBeHidden();
  await considerButton(page).click();
  await expect(confirmationField(page)).toHaveValue('DELET');

  await page.keyboard.press('Escape');
  await expect(deletionDialog(page)).toBeHidden();
  await considerButton(page).click();
  await expect(confirmationField(page)).toHaveValue('DELET');
  expect(apiCalls.count(DELETE_ACCOUNT)).toBe(0);
});

test('scenario 55: a deletion that fails says so, with the server down it does not claim to know, and it works at last', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 500/);
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await logIn(page, world.demoPlayer);
  await considerDeletion(page);
  await confirmationField(page).fill('DELETE');
  await page.waitForLoadState('networkidle');
  const alert = deletionDialog(page).getByRole('alert');
  await page.route('**/api/v1/account/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await deleteButton(page).click();
  await expect(alert).toContainText(
    'An error occurred while deleting your account. Please try again or contact support.',
  );
  await expect(alert).toContainText('Nothing was deleted. You still have your account and your Edge.');
  await expect(confirmationField(page)).toHaveValue('DELETE');
  await world.stopServer();
  await deleteButton(page).click();

  await expect(alert).toContainText('We got no answer, so we don’t know if your account was deleted.');
  await expect(confirmationField(page)).toHaveValue('DELETE');
  await world.startServer();
  await deleteButton(page).click();
  await expect(goodbyeHeading(page)).toBeVisible();
});

test('a deleted account leaves no data in any tab of the browser, and cannot log in', async ({
  page,
  context,
  world,
  apiCalls,
  browserConsole,
}) => {
  await logIn(page, world.demoPlayer);
  const other = await context.newPage();
  await other.goto('/app/');
  await expectLoggedIn(other);
  await page.evaluate(() => sessionStorage.setItem('draft:contacts', '{"telegram":"@dana"}'));
  await considerDeletion(page);
  await confirmationField(page).fill('DELETE');
  const painted = await watchForText(page, 'Log in to');
  apiCalls.forget();
  await deleteButton(page).click();

  await test.step('the player reads that it is done, and is asked for no login', async () => {
    await expect(goodbyeHeading(page)).toBeFocused();
    await expect(memberMenu(page)).toBeHidden();
    await expect(page).toHaveURL('/goodbye');
    expect(await painted.seen()).toEqual([]);
  });
  await test.step('the other tab has left, and nothing is stored', async () => {
    await expect(loginHeading(other)).toBeVisible();
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')),
    ]);
    expect(stored).toEqual([]);
    expect(apiCalls.all()).toEqual([DELETE_ACCOUNT]);
  });
  await test.step('Back shows nothing private', async () => {
    const seen = await watchForText(page, 'Welcome back', 'Delete account', 'Edge balance');
    await page.goBack();
    await expect(loginHeading(page)).toBeVisible();
    expect(await seen.seen()).toEqual([]);
  });
  await test.step('a login is refused in the same words as any', async () => {
    browserConsole.expect(/status of 401/);
    await submitLogin(page, world.demoPlayer);
    await expect(page.getByRole('main')).toContainText('An error occurred while logging in.');
  });
});

test.describe('during a redemption', () => {
  test.use({ api: { redemptionSeconds: DAY_S } });

  test('the account cannot be deleted, and the dialog says why and until when', async ({ page, world }) => {
    await logIn(page, world.elitePlayer);
    await considerDeletion(page);
    await expect(loss(page, 'Redemption on its way')).toContainText('Elite');
    await expect(loss(page, 'Subscriptions')).toContainText(/Elite, until \w{3} \d{1,2}, \d{4}/);
    await expect(deletionDialog(page).getByRole('alert')).toContainText(
      'Your last redemption isn’t done yet.',
    );
    await expect(deleteButton(page)).toBeDisabled();
  });
});

test('the goodbye page, opened directly, does not claim that an account was deleted', async ({ page }) => {
  await page.goto('/goodbye');
  await expect(page.getByRole('heading', { level: 1, name: 'Goodbye' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Your account is deleted');
});
