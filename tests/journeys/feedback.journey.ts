import { expect, test } from '../fixtures/journey.ts';
import { openAs } from '../fixtures/login.ts';

test('a member need not type the address, loses nothing by a detour, and the sent message leaves no draft', async ({
  page,
  world,
}) => {
  const message = page.getByLabel('Your message');
  await openAs(page, world.demoPlayer, '/support');
  await expect(page.getByLabel('Email (optional)')).toHaveValue(world.demoPlayer.email);
  await message.fill('How is my rake counted?');
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  await page.goBack();
  await expect(message).toHaveValue('How is my rake counted?');

  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thanks, we’ve got your message.')).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('');
});
