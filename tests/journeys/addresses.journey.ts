import type { Page } from '@playwright/test';

import { finishedLanguages, languageList, localeOf, sourceLanguage } from '#i18n/language-list.ts';
import { confirmationField, considerDeletion } from '../fixtures/deletion.ts';
import { expect, test } from '../fixtures/journey.ts';
import { remember } from '../fixtures/login.ts';
import { watchForText } from '../fixtures/seen-text.ts';
import { watchShifts } from '../fixtures/layout-shifts.ts';

const OTHERS = finishedLanguages.filter((language) => language !== sourceLanguage);

test('a visitor who chose German reads every address in German, from the first frame', async ({ page }) => {
  await choose(page, 'de');
  const english = await watchForText(page, 'Page not found', 'Confirm your email', 'FAQ | Rakeback');
  await page.goto('/faq?q=rake#net-rake');
  await expect(page).toHaveURL('/de/faq?q=rake#net-rake');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.goto('/login/verify-email/code?uidb64=Nw&token=abc');
  await expect(page).toHaveURL('/de/login/verify-email/code');
  const state: unknown = await page.evaluate(() => history.state as unknown);
  expect(state).toEqual({
    linkSecrets: { path: '/login/verify-email/code', query: 'uidb64=Nw&token=abc' },
  });
  expect(await english.seen()).toEqual([]);

  await page.evaluate(() => {
    localStorage.setItem('language', 'deutsch');
  });
  await page.goto('/login/');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/login/');
});

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('is offered the page in German, which moves nothing, until the offer is dismissed or taken', async ({
    page,
  }) => {
    const offer = page.getByRole('button', { name: 'Diese Seite auf Deutsch' });
    const { sum } = await watchShifts(page);
    await page.goto('/signup');
    await expect(offer).toBeVisible();
    expect(await sum()).toBeLessThan(0.01);
    await page.getByRole('region', { name: 'Language' }).getByRole('button', { name: 'Dismiss' }).click();
    await expect(offer).toBeHidden();

    await page.goto('/support');
    await page.getByRole('textbox', { name: 'Your message' }).fill('Where is my bonus?');
    await expect(offer).toBeHidden();

    await page.evaluate(() => {
      localStorage.removeItem('language-offer');
    });
    await page.goto('/faq?q=rake');
    await offer.click();
    await expect(page).toHaveURL('/de/faq?q=rake');
    await expect(offer).toBeHidden();
    await page.goto('/support');
    await expect(page).toHaveURL('/de/support');
  });
});

test('a change of language keeps the page, what is typed and an open dialog, in every tab', async ({
  page,
  context,
  world,
}) => {
  await remember(page, world.demoPlayer);
  await considerDeletion(page);
  await confirmationField(page).fill('DEL');
  const other = await context.newPage();
  await other.goto('/faq');
  await other.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  const message = other.getByRole('main').locator('textarea');
  await message.fill('Where is my bonus?');
  const select = other.getByRole('contentinfo').locator('select:has(option[value=de])');

  await select.selectOption('de');

  await expect(other).toHaveURL('/de/support');
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await expect(message).toHaveValue('Where is my bonus?');
  await expect(page).toHaveURL('/de/app/user/settings');
  await expect(page.getByRole('dialog', { name: 'Konto löschen?' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('DEL');

  // The page before was opened in English.
  await other.goBack();
  await expect(other).toHaveURL('/de/faq');
});

test('what leads on from a German page is German, and a way back in any language too', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/status of 404/);
  await page.goto('/de/app/rewards/');
  await expect(page).toHaveURL('/de/login/?back_url=%2Fapp%2Frewards%2F');
  await page.getByRole('main').getByRole('link', { name: 'Konto erstellen' }).click();
  await expect(page).toHaveURL('/de/signup?back_url=%2Fapp%2Frewards%2F');
  await page.getByRole('main').getByRole('link', { name: 'Einloggen' }).click();
  await page.locator('main [name=email]').fill(world.demoPlayer.email);
  await page.locator('main [name=password]').fill(world.demoPlayer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/app/rewards/');
  await expect(page.getByRole('heading', { level: 1, name: 'Prämien im Überblick' })).toBeVisible();

  await page.goto('/PT-BR/login?back_url=/de/app/deals/%3Fq%3Driver');
  await expect(page).toHaveURL('/pt-br/app/deals/?q=river');

  const answer = await page.goto('/de/nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Das tut uns leid' })).toBeVisible();
  await expect(page).toHaveURL('/de/nothing');
});

// React reports whatever it could not hydrate as an error, which fails the journey.
test('the home page of every language is in its HTML, and its scripts take it over as it is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { prerendered: document.querySelector('h1') });
    });
  });
  for (const language of OTHERS) {
    const { base } = languageList[language];
    await page.goto(`${base}/`);
    await expect.poll(() => page.evaluate(isTakenOver), language).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(language));
    const head = page.locator('head');
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`[^/]${base}/$`));
    await expect(head.locator('link[hreflang]')).toHaveCount(finishedLanguages.length + 1);
  }
});

function isTakenOver(): boolean {
  const heading = (window as { prerendered?: Element | null }).prerendered;
  return heading?.isConnected === true && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}

async function choose(page: Page, language: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((chosen) => {
    localStorage.setItem('language', chosen);
  }, language);
}
