import { expect, test } from '../fixtures/journey.ts';
import {
  choosePassword,
  deadLinkAlert,
  expectResetInbox,
  expectUpdated,
  freshResetLink,
  mailedResetLink,
  nextPassword,
  sendLinkButton,
  updateButton,
} from '../fixtures/password-reset.ts';
import { loginHeading, memberMenu } from '../fixtures/nav.ts';
import {
  emailField,
  expectLoggedIn,
  loginButton,
  submitLogin,
  passwordField,
  logIn,
  storedRefreshToken,
} from '../fixtures/login.ts';
import { addMember, newcomer } from '../fixtures/sign-up.ts';

test('scenario 36: an address with a plus resets its password, and the new one leads to where one was going', async ({
  page,
  context,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await addMember(world, newcomer);
  await page.goto(`/login/?${new URLSearchParams({ back_url: '/app/?from=mail' }).toString()}`);
  await emailField(page).fill(newcomer.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await sendLinkButton(page).click();
  await expectResetInbox(page);
  await expect(page.getByText(newcomer.email)).toBeVisible();

  const tab = await context.newPage();
  await tab.goto(await mailedResetLink(world, newcomer.email));
  await choosePassword(tab);
  await expectUpdated(tab);
  await expect(tab.getByRole('heading', { name: 'Password was updated' })).toBeFocused();
  await tab.getByRole('link', { name: 'Log in' }).last().click();

  await submitLogin(tab, newcomer);
  await expect(tab.getByText('An error occurred while logging in.')).toBeVisible();
  await passwordField(tab).fill(nextPassword);
  await loginButton(tab).click();
  await expectLoggedIn(tab);
  expect(tab.url()).toBe(`${world.origin}/app/?from=mail`);
});

test('a request for one address does not fill in the page of another address, and is deleted when its link is used', async ({
  page,
  context,
  world,
}) => {
  await addMember(world, newcomer);
  const ask = async (email: string, back_url: string) => {
    await page.goto(`/login/password-reset/?${new URLSearchParams({ back_url }).toString()}`);
    await expect(emailField(page)).toHaveValue('');
    await emailField(page).fill(email);
    await sendLinkButton(page).click();
    await expectResetInbox(page);
  };
  await ask(newcomer.email, '/app/?for=newcomer');
  await ask(world.demoPlayer.email, '/app/?for=demo');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, history.state]));
  expect(kept).not.toContain(world.demoPlayer.email);

  const tab = await context.newPage();
  await tab.goto(await mailedResetLink(world, newcomer.email));
  await expect(updateButton(tab)).toBeVisible();
  expect(await tab.content()).not.toContain(world.demoPlayer.email);
  await choosePassword(tab);
  await expectUpdated(tab);
  expect(await tab.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    [],
    [],
  ]);

  await tab.reload();
  await expectUpdated(tab);
  await tab.getByRole('link', { name: 'Log in' }).last().click();
  await expect(emailField(tab)).toHaveValue('');
});

test('scenario 30: neither address bar, history, Referer nor console hold the token; a reload still works', async ({
  page,
  world,
  browserConsole,
}) => {
  const link = await freshResetLink(world, world.demoPlayer.email);
  const token = new URL(link).searchParams.get('token') ?? '';
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const asked: { url: string; referer: string }[] = [];
  page.on('request', (request) => {
    void request.allHeaders().then(({ referer = '' }) => asked.push({ url: request.url(), referer }));
  });

  await page.goto(link);
  await expect(updateButton(page)).toBeVisible();
  expect(page.url()).toBe(`${world.origin}/login/password-reset/create-new`);
  await page.reload();
  await expect(updateButton(page)).toBeVisible();
  await page.goto('/support');
  await page.goBack();
  await expect(updateButton(page)).toBeVisible();
  expect(page.url()).toBe(`${world.origin}/login/password-reset/create-new`);
  await choosePassword(page);
  await expectUpdated(page);

  expect(
    await page.evaluate(() => JSON.stringify([history.state, location.href, document.title])),
  ).not.toContain(token);
  await page.getByRole('link', { name: 'Log in' }).last().click();
  await expect(loginHeading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(token.length).toBeGreaterThan(20);
  expect(asked.filter(({ referer }) => referer.includes(token))).toEqual([]);
  // The link itself and the call that it is for; the page sends no other request.
  const askedFor = asked.filter(({ url }) => url.includes(token)).map(({ url }) => new URL(url).pathname);
  expect([...new Set(askedFor)].map((path) => path.replace(/confirm\/.*/, 'confirm/…'))).toEqual([
    '/login/password-reset/create-new',
    '/api/v1/account/password/reset/confirm/…',
  ]);
  expect(asked.filter(({ url }) => !url.startsWith(world.origin))).toEqual([]);
  expect(logged.join('\n')).not.toContain(token);
  expect(browserConsole.unexpected()).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(token);
});

test('scenario 31: a link of 11 minutes ago says so and asks for a new one in place', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/);
  const { email } = world.demoPlayer;
  await page.goto(`/login/password-reset/?${new URLSearchParams({ email }).toString()}`);
  await sendLinkButton(page).click();
  await expectResetInbox(page);
  const link = await mailedResetLink(world, email);
  world.clock.advance(11 * 60);
  await page.goto(link);
  await choosePassword(page);

  await expect(deadLinkAlert(page)).toContainText('This link has expired.');
  // Only the server knows whose link it was.
  await expect(emailField(page)).toHaveValue('');
  await emailField(page).fill(email);
  await sendLinkButton(page).click();
  await expectResetInbox(page);
  const newer = await mailedResetLink(world, email);
  expect(newer).not.toBe(link);
  await page.goto(newer);
  await choosePassword(page);
  await expectUpdated(page);
});

test('a player who is logged in is warned, and a reset logs out every tab and every device', async ({
  page,
  context,
  browser,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  await logIn(page, world.demoPlayer);
  const elsewhere = await browser.newContext({ baseURL: world.origin });
  browserConsole.watch(elsewhere);
  const phone = await elsewhere.newPage();
  await logIn(phone, world.demoPlayer);

  const tab = await context.newPage();
  await tab.goto('/login/password-reset/');
  await emailField(tab).fill(world.demoPlayer.email);
  await sendLinkButton(tab).click();
  await expectResetInbox(tab);
  await tab.goto(await mailedResetLink(world, world.demoPlayer.email));
  await expect(tab.getByRole('status').filter({ hasText: 'You’re logged in as' })).toHaveText(
    `You’re logged in as ${world.demoPlayer.email}. A new password logs you out here too.`,
  );
  await expect(memberMenu(tab)).toBeVisible();
  await choosePassword(tab);
  await expectUpdated(tab);

  await expect(memberMenu(tab)).toBeHidden();
  await expect(loginHeading(page)).toBeVisible();
  expect(await storedRefreshToken(tab)).toBeNull();
  await tab.getByRole('link', { name: 'Log in' }).last().click();
  await expect(emailField(tab)).toHaveValue('');
  await phone.reload();
  await expect(loginHeading(phone)).toBeVisible();
  await submitLogin(phone, { ...world.demoPlayer, password: nextPassword });
  await expectLoggedIn(phone);
  await elsewhere.close();
});
