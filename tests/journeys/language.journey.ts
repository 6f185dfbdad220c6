import { builtFile } from '../fixtures/built-file.ts';
import { messageIds, untranslated, wordsOf } from '../screens/checks/words.ts';
import { confirmationField, considerDeletion } from '../fixtures/deletion.ts';
import { expect, test } from '../fixtures/journey.ts';
import { switchLanguage } from '../fixtures/pseudo-language.ts';
import { logIn } from '../fixtures/login.ts';

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
