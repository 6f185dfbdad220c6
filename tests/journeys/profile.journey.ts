import { expect, test } from '../fixtures/journey.ts';
import { profile, updatesSent } from '../fixtures/settings.ts';
import { openAs } from '../fixtures/login.ts';

test.beforeEach(async ({ page, world }) => {
  await openAs(page, world.demoPlayer, '/app/user/account');
  await expect(profile(page).edit).toBeVisible();
});

test('the profile is edited in place, saved by what changed, and the greeting follows', async ({ page }) => {
  const sent = updatesSent(page);
  const { section, edit, firstName, lastName, country, save } = profile(page);
  await expect(section.getByRole('definition')).toHaveText([
    'Dana River',
    'Canada',
    'demo@rakeback.test',
    '1001',
  ]);
  await edit.click();
  await expect(firstName).toBeFocused();
  await expect(country).toHaveAccessibleDescription(
    'Your deals depend on where you connect from, not on this.',
  );
  await firstName.fill(' Zoë ');
  await lastName.fill('O');
  await save.dblclick();

  await expect(edit).toBeFocused();
  await expect(section.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(section.getByRole('definition').first()).toHaveText('Zoë O');
  expect(sent).toEqual([{ first_name: 'Zoë', last_name: 'O' }]);
  await page.getByRole('banner').getByRole('link', { name: 'Rakeback Wizard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Zoë' })).toBeVisible();
});

test('what is cancelled is not saved, and focus returns', async ({ page }) => {
  const sent = updatesSent(page);
  const { section, edit, firstName, cancel } = profile(page);
  await edit.click();
  await firstName.fill('Zoe');
  await cancel.click();

  await expect(edit).toBeFocused();
  await expect(section.getByRole('definition').first()).toHaveText('Dana River');
  await edit.click();
  await expect(firstName).toHaveValue('Dana');
  expect(sent).toEqual([]);
});
