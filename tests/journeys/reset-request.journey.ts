import { submitTwiceAtOnce } from '../fixtures/submit-twice.ts';
import { expect, test } from '../fixtures/journey.ts';
import { expectResetInbox, mailedResetLink, RESET, sendLinkButton } from '../fixtures/password-reset.ts';
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

test('another mail has to wait a minute, visibly, and the newest link counts', async ({ page, world }) => {
  const { email } = world.demoPlayer;
  await page.clock.install();
  await page.goto(`${FORM}?${new URLSearchParams({ email }).toString()}`);
  await sendLinkButton(page).click();
  await expectResetInbox(page);
  const first = await mailedResetLink(world, email);
  const another = page.getByRole('button', { name: 'Send another email' });

  await expect(another).toBeDisabled();
  await expect(page.getByText(/You can ask for another email in \d+ seconds\./)).toBeVisible();
  await page.clock.fastForward(61_000);
  await another.click();

  await expect(another).toBeDisabled();
  await expectResetInbox(page);
  await expect.poll(async () => (await world.mailsTo(email)).length).toBe(2);
  expect(await mailedResetLink(world, email)).not.toBe(first);
});

test('when another mail cannot be sent, the inbox stays and says why', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await page.clock.install();
  await page.goto(`${FORM}?${new URLSearchParams({ email: world.demoPlayer.email }).toString()}`);
  await sendLinkButton(page).click();
  await expectResetInbox(page);
  await page.clock.fastForward(61_000);
  await world.stopServer();

  await page.getByRole('button', { name: 'Send another email' }).click();

  await expect(page.getByRole('alert')).toContainText(FAILURE);
  await expectResetInbox(page);
  await expect(page.getByRole('button', { name: 'Send another email' })).toBeFocused();
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
  await page.getByRole('button', { name: 'Ask for another email' }).click();
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
  await expect(page.getByRole('alert')).not.toContainText('What you typed is still here');
  await expect(sendLinkButton(page)).toBeVisible();

  await page.goto(`${FORM}?status=success`);
  await expectResetInbox(page);

  await page.goto(`${FORM}?status=whatever`);
  await expect(sendLinkButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an address that is missing or malformed is asked for again, without a call', async ({
  page,
  apiCalls,
}) => {
  await page.goto(FORM);
  await sendLinkButton(page).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription('Enter your email address.');
  await emailField(page).fill('zoe@mail');
  await sendLinkButton(page).click();
  await expect(emailField(page)).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  expect(apiCalls.count(RESET)).toBe(0);
});

test('with the server down the address stays, and trying again works', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  await page.goto(FORM);
  await emailField(page).fill(world.demoPlayer.email);
  await world.stopServer();
  await sendLinkButton(page).click();

  await expect(page.getByRole('alert')).toContainText(FAILURE);
  await expect(page.getByRole('alert')).toContainText('The server did not answer.');
  await expect(sendLinkButton(page)).toBeFocused();
  await expect(emailField(page)).toHaveValue(world.demoPlayer.email);
  await world.startServer();
  await sendLinkButton(page).click();
  await expectResetInbox(page);
});

test('too many requests are told so and have to wait, unless it is for another address', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 429/);
  await page.route('**/api/v1/account/password/reset/', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '300' }, json: { detail: 'Too many.' } }),
  );
  await page.goto(FORM);
  await emailField(page).fill(world.demoPlayer.email);
  await sendLinkButton(page).click();

  await expect(page.getByRole('alert')).toContainText(FAILURE);
  await expect(page.getByRole('alert')).toContainText('There were too many tries.');
  await expect(page.getByText('You can ask for another email in 5 minutes.')).toBeVisible();
  await expect(sendLinkButton(page)).toBeDisabled();

  await emailField(page).fill('grace@rakeback.test');
  await expect(sendLinkButton(page)).toBeEnabled();
  await emailField(page).fill(world.demoPlayer.email);
  await expect(sendLinkButton(page)).toBeDisabled();
});

test('a double click, and Enter with a click, ask once', async ({ page, world, apiCalls }) => {
  await page.goto(FORM);
  await emailField(page).fill(world.demoPlayer.email);
  await submitTwiceAtOnce(emailField(page));
  await expectResetInbox(page);

  expect(apiCalls.count(RESET)).toBe(1);
  expect((await world.mailsTo(world.demoPlayer.email)).length).toBe(1);
});
