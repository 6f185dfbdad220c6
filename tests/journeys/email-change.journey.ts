import type { Page } from '@playwright/test';

import { mailedChangeLink } from '../fixtures/email-change.ts';
import { expect, test } from '../fixtures/journey.ts';
import { openSettings, settingsCard } from '../fixtures/settings.ts';

const NEW_EMAIL = 'dana+new@mail.test';
const PAST_EXPIRY_S = 11 * 60;

test('scenario 33: a pending change closes the form, over a reload too, until the link has expired', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await openSettings(page, world.demoPlayer);
  const { card, field } = settingsCard(page, 'Email');
  await ask(page, NEW_EMAIL, world.demoPlayer.password);

  await expect(page.getByRole('group', { name: 'Check your inbox' })).toBeFocused();
  await expectPending(page, NEW_EMAIL);
  await page.reload();
  await expectPending(page, NEW_EMAIL);
  await expect(card).toContainText(
    /before \d{1,2}:\d\d.(AM|PM) UTC\. Until then your email stays the same\.(9|10) minutes left\./,
  );
  await page.clock.runFor(2 * 60_000);
  await expect(card).toContainText(/[78] minutes left\./);

  world.clock.advance(PAST_EXPIRY_S);
  await page.clock.fastForward(PAST_EXPIRY_S * 1000);
  await expect(field('New email')).toBeVisible();
  await expect(card.getByRole('status')).toHaveText('The link has expired. Ask for a new one.');
  await ask(page, 'dana+third@mail.test', world.demoPlayer.password);
  await expectPending(page, 'dana+third@mail.test');
});

test('a mistake in a pending address can be corrected, and the link sent to the wrong address no longer works', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/);
  const WRONG = 'dana+nwe@mail.test';
  await openSettings(page, world.demoPlayer);
  const { field, button } = settingsCard(page, 'Email');
  await ask(page, WRONG, world.demoPlayer.password);
  await expectPending(page, WRONG);
  const wrongLink = await mailedChangeLink(world, WRONG);

  await button('Use another address').click();
  await expect(field('New email')).toBeFocused();
  await expect(field('New email')).toHaveValue(WRONG);
  await ask(page, NEW_EMAIL, world.demoPlayer.password);
  await expectPending(page, NEW_EMAIL);

  await page.goto(wrongLink);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto(await mailedChangeLink(world, NEW_EMAIL));
  await expect(page.getByRole('group').filter({ hasText: NEW_EMAIL })).toBeVisible();
});

async function ask(page: Page, email: string, password: string): Promise<void> {
  const { field, button } = settingsCard(page, 'Email');
  await field('New email').fill(email);
  await field('Current password').fill(password);
  await button('Change email').click();
}

async function expectPending(page: Page, email: string): Promise<void> {
  const { card, field } = settingsCard(page, 'Email');
  await expect(card.getByText('Unconfirmed email', { exact: true })).toBeVisible();
  await expect(card.getByText(email, { exact: true })).toBeVisible();
  await expect(field('New email')).toBeHidden();
}
