import { finishedLanguages } from '#i18n/language-list.ts';
import { expect, test } from '../fixtures/journey.ts';
import { loginHeading } from '../fixtures/nav.ts';
import { contacts, marketing, SETTINGS, updatesSent } from '../fixtures/settings.ts';
import { submitLogin, openAs } from '../fixtures/login.ts';

const ACCOUNT = '**/api/v1/account/';
const SESSION_ENDED = 'We ended your session to keep your account safe. Log in to go on.';
const PAST_REFRESH_EXPIRY_S = 31 * 24 * 60 * 60;

test.beforeEach(async ({ page, world }) => {
  await openAs(page, world.demoPlayer, SETTINGS);
  await expect(contacts(page).save).toBeVisible();
});

test.describe('the messengers', () => {
  test('are saved by what changed, say so, and are there after a reload', async ({ page }) => {
    const sent = updatesSent(page);
    const { whatsapp, telegram, save, saved, nothingToSave } = contacts(page);
    await save.click();
    await expect(nothingToSave).toBeVisible();
    expect(sent).toEqual([]);

    await whatsapp.fill(' +1 (416) 555-0142 ');
    await telegram.fill('@zoe');
    await expect(nothingToSave).toBeHidden();
    await save.dblclick();

    await expect(saved).toBeVisible();
    await expect(save).toBeFocused();
    expect(sent).toEqual([{ whatsapp_number: '+1 (416) 555-0142', telegram: '@zoe' }]);
    await page.reload();
    await expect(whatsapp).toHaveValue('+1 (416) 555-0142');

    await whatsapp.fill('');
    await save.click();
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(whatsapp).toHaveValue('');
    await expect(telegram).toHaveValue('@zoe');
    expect(sent.slice(1)).toEqual([{ whatsapp_number: '' }]);
  });
});

test('scenario 26: the session ends over half-filled messengers; after logging in again the text is still there', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/);
  const { discord, telegram, save, saved } = contacts(page);
  await telegram.fill('@zoe');
  world.clock.advance(PAST_REFRESH_EXPIRY_S);
  await save.click();

  await expect(loginHeading(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('back_url')).toBe(SETTINGS);
  await expect(page.getByRole('status').filter({ hasText: SESSION_ENDED })).toBeVisible();
  await submitLogin(page, world.demoPlayer);

  await expect(telegram).toHaveValue('@zoe');
  expect(page.url()).toBe(`${world.origin}${SETTINGS}`);
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
  expect(await drafts()).toEqual(['draft:1001:contacts']);
  await save.click();
  await expect(saved).toBeVisible();
  expect(await drafts()).toEqual([]);

  await discord.fill('zoe');
  expect(await drafts()).toEqual(['draft:1001:contacts']);
  await discord.fill('');
  expect(await drafts()).toEqual([]);
});

test.describe('marketing emails', () => {
  test('are switched at once, and two quick presses end at the last, however late the answers', async ({
    page,
  }) => {
    const sent = updatesSent(page);
    const held = Promise.withResolvers<undefined>();
    await page.route(ACCOUNT, async (route) => {
      if (route.request().method() === 'PATCH') await held.promise;
      await route.continue();
    });
    const { choice, saved } = marketing(page);
    await choice.press(' ');
    await expect(choice).toBeChecked();
    await choice.press(' ');
    await expect(choice).not.toBeChecked();
    expect(sent).toEqual([{ marketing_opt_in: true }]);
    held.resolve(undefined);

    await expect(saved).toBeVisible();
    await expect(choice).not.toBeChecked();
    await expect(choice).toBeFocused();
    expect(sent).toEqual([{ marketing_opt_in: true }, { marketing_opt_in: false }]);
    await page.reload();
    await expect(choice).not.toBeChecked();
  });
});

test('the theme is chosen among all that there are, and the page and the footer follow', async ({ page }) => {
  const appearance = page.getByRole('region', { name: 'Appearance' });
  const themes = appearance.getByRole('radiogroup', { name: 'Theme' });
  await expect(themes.getByRole('radio')).toHaveCount(3);
  const languages = appearance.getByRole('radiogroup', { name: 'Language' });
  await expect(languages.getByRole('radio')).toHaveCount(finishedLanguages.length);
  await themes.getByRole('radio', { name: 'Light' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.getByRole('contentinfo').getByLabel('Theme').selectOption('Dark');
  await expect(themes.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('scenario 54: the language is switched over a half-filled form, and nothing but the words changes', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('language', 'pseudo'));
  await page.reload();
  const telegram = page.locator('main [name=telegram]');
  await page.locator('main form:has([name=telegram]) [type=submit]').click();
  const message = page.locator('main form [role=status] > div');
  await expect(message).toBeVisible();
  await expect(page).toHaveTitle(/^(?!Settings).+ \| Rakeback Wizard$/);
  const discord = page.locator('main [name=discord_id]');
  await page.locator('main [name=language][value=pseudo]').focus();
  await discord.evaluate((input: HTMLInputElement) => {
    input.value = 'zoe';
  });
  await telegram.evaluate((input: HTMLInputElement) => {
    input.value = '@zo';
  });
  // The browser scrolls to what takes the focus, unless it is in view.
  await page.locator('main [name=language][value=en]').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => {
    const raised: unknown[] = [];
    window.addEventListener('language-change', (event) => raised.push((event as CustomEvent).detail));
    Object.assign(window, { raised });
  });

  // From the last choice to the first.
  await page.keyboard.press('ArrowDown');

  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page).toHaveTitle('Settings | Rakeback Wizard');
  await expect(contacts(page).nothingToSave).toBeVisible();
  await expect(contacts(page).telegram).toHaveValue('@zo');
  await expect(contacts(page).discord).toHaveValue('zoe');
  await expect(page.getByRole('radio', { name: 'English' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  const raised = await page.evaluate(() => (window as unknown as { raised: unknown[] }).raised);
  expect([raised, await page.evaluate(() => localStorage.getItem('language'))]).toEqual([['en'], 'en']);
});
