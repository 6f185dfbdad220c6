import { builtFile } from '../fixtures/built-file.ts';
import { messageIds, untranslated, wordsOf } from '../screens/checks/words.ts';
import { confirmationField, considerDeletion } from '../fixtures/deletion.ts';
import { expect, test } from '../fixtures/journey.ts';
import { switchLanguage } from '../fixtures/pseudo-language.ts';
import { emailField, logIn } from '../fixtures/login.ts';

test('switching the language changes words and title at once, and keeps what was typed', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('language', 'pseudo'));
  await page.goto('/login/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?!Log in$)/);
  const pseudoTitle = await page.title();
  expect(pseudoTitle).toMatch(/^(?!Log in).+ \| Rakeback Wizard$/);
  const typed = page.locator('input[name=email]');
  await typed.fill('zoe+poker@mail.test');
  await page.evaluate(() => {
    const raised: unknown[] = [];
    window.addEventListener('language-change', (event) => raised.push((event as CustomEvent).detail));
    Object.assign(window, { raised });
  });

  const choice = page.getByRole('contentinfo').getByRole('combobox').filter({ hasText: 'English' });
  await choice.selectOption('English');

  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page).toHaveTitle('Log in | Rakeback Wizard');
  await expect(emailField(page)).toHaveValue('zoe+poker@mail.test');
  const raised = () => page.evaluate(() => (window as unknown as { raised: unknown[] }).raised);
  expect(await raised()).toEqual(['en']);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test('scenario 54: an open dialog stays when another tab changes the language, with its words, its text and focus', async ({
  page,
  world,
}) => {
  await logIn(page, world.demoPlayer);
  await considerDeletion(page);
  await confirmationField(page).fill('DEL');
  const typed = page.getByRole('dialog').getByRole('textbox');

  await switchLanguage(page, 'pseudo');

  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeHidden();
  await expect(typed).toHaveValue('DEL');
  await expect(typed).toBeFocused();
  await expect
    .poll(async () => {
      const words = await wordsOf(page);
      return [untranslated(words), messageIds(words)];
    })
    .toEqual([[], []]);
});

test('a catalog that does not load leaves English on screen, and is only logged', async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(/The pseudo catalog did not load|ERR_FAILED/);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('language', 'pseudo'));
  await page.route(builtFile('src/i18n/locales/pseudo.po'), (route) => route.abort());
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The pseudo catalog did not load'),
  );
  await page.goto('/login/');

  await logged;
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page).toHaveTitle('Log in | Rakeback Wizard');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
