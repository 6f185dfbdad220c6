import { expect, test } from '../fixtures/journey.ts';
import { expectResetInbox, sendLinkButton } from '../fixtures/password-reset.ts';
import { loginHeading } from '../fixtures/nav.ts';
import { emailField } from '../fixtures/login.ts';

const FORM = '/login/password-reset/';
const FAILURE = 'An error occurred while resetting your password...';

test('the login leads to the reset with what was typed, and back with it', async ({ page, world }) => {
  const onward = { back_url: '/app/?from=login', auth_url: 'https://partner.test/' };
  await page.goto(`/login/?${new URLSearchParams(onward).toString()}`);
  await emailField(page).fill('zoe+poker@mail.test');
  await page.getByRole('link', { name: 'Forgot password?' }).click();

  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
  await expect(emailField(page)).toHaveValue('zoe+poker@mail.test');
  await page.getByRole('link', { name: 'Back to log in' }).click();

  await expect(loginHeading(page)).toBeVisible();
  await expect(emailField(page)).toHaveValue('zoe+poker@mail.test');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    ...onward,
    email: 'zoe+poker@mail.test',
  });
  expect(new URL(page.url()).origin).toBe(world.origin);
});

test('scenario 32: a reset is answered in the same words whether or not the address is known', async ({
  page,
  world,
}) => {
  const answers: unknown[] = [];
  for (const email of [world.demoPlayer.email, world.unverifiedPlayer.email, 'nobody@rakeback.test']) {
    await page.goto(FORM);
    await emailField(page).fill(email);
    const answered = page.waitForResponse('**/api/v1/account/password/reset/');
    await sendLinkButton(page).click();
    const answer = await answered;
    await expectResetInbox(page);
    const words = (await page.getByRole('main').innerText()).replaceAll(email, '<address>');
    answers.push({
      status: answer.status(),
      type: await answer.headerValue('content-type'),
      path: new URL(page.url()).pathname + new URL(page.url()).search,
      words: words.replace(/in \d+ seconds?/, '<soon>'),
    });
  }

  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  expect(answers[0]).toMatchObject({ status: 204, path: '/login/password-reset/?status=success' });
  const received = [world.demoPlayer, world.unverifiedPlayer].map(async ({ email }) =>
    (await world.mailsTo(email)).map(({ subject }) => subject),
  );
  expect(await Promise.all(received)).toEqual([['Choose a new password'], []]);
});

test('a reload still says to check the inbox, sends nothing, and the address can be changed', async ({
  page,
  world,
  apiCalls,
}) => {
  const query = { email: world.demoPlayer.email, back_url: '/app/?from=login' };
  await page.goto(`${FORM}?${new URLSearchParams(query).toString()}`);
  await sendLinkButton(page).click();
  await expectResetInbox(page);
  await page.waitForURL('**/?status=success&*');
  apiCalls.forget();

  await page.reload();

  await expectResetInbox(page);
  expect(apiCalls.all()).toEqual([]);
  expect(page.url()).not.toContain(encodeURIComponent(world.demoPlayer.email));
  await page.getByRole('button', { name: 'Send another email' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
  await expect(emailField(page)).toHaveValue(world.demoPlayer.email);
  await emailField(page).fill('grace@rakeback.test');
  await sendLinkButton(page).click();
  await expect(page.getByText('grace@rakeback.test')).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(emailField(page)).toHaveValue('grace@rakeback.test');
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ back_url: query.back_url }).toString()}`);
});

test('the address may say how an earlier request ended; anything else is ignored', async ({ page }) => {
  await page.goto(`${FORM}?status=error`);
  await expect(page.getByRole('alert')).toContainText(FAILURE);
  await expect(sendLinkButton(page)).toBeVisible();

  await page.goto(`${FORM}?status=success`);
  await expectResetInbox(page);

  await page.goto(`${FORM}?status=whatever`);
  await expect(sendLinkButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});
