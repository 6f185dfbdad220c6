import { expect, test } from '../fixtures/journey.ts';

/** A violation of the policy is an error of the console, which fails every journey. These reach what others do not. */

test('the rules that React Aria adds to a page apply, on an iPhone too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgentData', { value: { platform: 'iPhone' } });
  });
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Theme and language' }).click();
  const item = page.getByRole('menuitemradio', { name: 'Light' });
  await expect(item).toHaveCSS('touch-action', 'manipulation');
  await expect(item).toHaveCSS('overscroll-behavior', 'contain');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toHaveCSS('overscroll-behavior', 'auto');
});

// React Aria announces each step, and empties its live region before it does.
test('a number can be stepped by keys again and again', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'FI' });
  await page.goto('/');
  const rake = page.getByRole('textbox', { name: 'Net rake in a month' });
  await rake.fill('500');
  for (const amount of ['501', '502', '503']) {
    await rake.press('ArrowUp');
    await expect(rake).toHaveValue(amount);
  }
  await expect(page.locator('[data-live-announcer] > [role=log]').first()).toBeAttached();
});

test('HTML and code from a string are refused, all but the empty text', async ({ page, browserConsole }) => {
  browserConsole.expect(/requires 'Trusted|Creating a TrustedTypePolicy/);
  await page.goto('/faq');
  await page.getByRole('main').waitFor();
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (write: () => unknown) => {
      try {
        write();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const element = document.createElement('div');
    return {
      'empty text': outcomeOf(() => (element.innerHTML = '')),
      HTML: outcomeOf(() => (element.innerHTML = '<b></b>')),
      script: outcomeOf(() => document.createElement('script').setAttribute('src', '/assets/other.js')),
      policy: outcomeOf(() => trustedTypes?.createPolicy('default', { createHTML: (html) => html })),
    };
  });
  expect(outcomes).toEqual({
    'empty text': 'done',
    HTML: 'TypeError',
    script: 'TypeError',
    policy: 'TypeError',
  });
});
