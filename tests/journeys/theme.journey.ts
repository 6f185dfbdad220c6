import type { Page } from '@playwright/test';

import { darkTokens } from '#ui/theme/dark.tokens.ts';
import { lightTokens } from '#ui/theme/light.tokens.ts';
import { accessibilityViolations } from '../screens/checks/accessibility.ts';
import { controlsWithoutEdge } from '../screens/checks/layout.ts';
import { prepareTabKey, tabForward } from '../screens/checks/focus.ts';
import { expect, test } from '../fixtures/journey.ts';
import {
  addUnverified,
  confirmButton,
  createAccountButton,
  expectVerified,
  fillSignUpForm,
  mailedLink,
  newcomer,
} from '../fixtures/sign-up.ts';
import type { World } from '../fixtures/world.ts';
import type { Screen } from '../screens/screen.ts';
import { screens } from '../screens/pages.ts';

const SHOWN_IN_FORCED_COLOURS = [
  'the home page',
  'the sign-up form with mistakes',
  'the login form that was refused',
  'the inbox step after a wrong code',
];
const MOVING: Readonly<Record<string, (page: Page, world: World) => Promise<void>>> = {
  'the home page': async (page) => {
    await page.goto('/');
    await page.locator('main [name=rake]').waitFor({ state: 'attached' });
  },
  'the sign-up form that is being sent': sendSignUp,
  'the countdown after the email is verified': async (page, world) => {
    await addUnverified(world, newcomer);
    await page.goto(await mailedLink(world));
    await confirmButton(page).click();
    await expectVerified(page);
  },
};

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const screen of named(SHOWN_IN_FORCED_COLOURS)) {
    test(`fields, buttons and focus of ${screen.name} can be seen`, async ({
      page,
      world,
      browserConsole,
    }) => {
      if (screen.logs !== undefined) browserConsole.expect(screen.logs);
      await screen.open(page, world);
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);

      const group = page.locator('main [role=group]:focus');
      if ((await group.count()) > 0) await expect(group).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
      expect(await controlsWithoutEdge(page)).toEqual([]);

      const controls = await prepareTabKey(page);
      const stops = await tabForward(page, controls.length);
      expect(stops).toEqual(controls.map((control) => ({ control, isSeen: true })));
    });
  }
});

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, open] of Object.entries(MOVING)) {
    test(`nothing moves on ${name}`, async ({ page, world }) => {
      await open(page, world);
      expect(await runningAnimations(page)).toEqual([]);
    });
  }
});

test('for everyone else the spinner of an account that is being created turns', async ({ page }) => {
  await sendSignUp(page);
  expect(await runningAnimations(page)).not.toEqual([]);
});

test.describe('a light theme that was chosen', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('theme', 'light')));

  test('is there with the first paint, before the application has run', async ({ page, browserConsole }) => {
    browserConsole.expect(/ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    expect(await brightness(page, 'background-color')).toBeGreaterThan(200);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', lightTokens.surface.page);
  });

  test('gives way to dark in every tab at once, and is remembered', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/support');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');

    await page.getByRole('contentinfo').getByLabel('Theme').selectOption('Dark');

    for (const tab of [page, other]) {
      await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(tab.getByRole('contentinfo').getByLabel('Theme')).toHaveValue('dark');
      await expect(tab.locator('meta[name=theme-color]')).toHaveAttribute('content', darkTokens.surface.page);
    }
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
});

test('the theme follows the device only when the visitor chose that', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Theme and language' }).click();
  await page.getByRole('menuitemradio', { name: 'Match my device' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the background is dark before any script has run', async ({ page, browserConsole }) => {
  browserConsole.expect(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(await brightness(page, 'background-color')).toBeLessThan(48);
});

test('the background is dark before any style sheet has come', async ({ page, browserConsole }) => {
  browserConsole.expect(/ERR_FAILED/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  // Without a colour of its own the page has the canvas colour of the browser.
  await page.evaluate(() => {
    document.documentElement.style.backgroundColor = 'Canvas';
  });
  expect(await brightness(page, 'background-color')).toBeLessThan(48);
});

test('the check finds text that is too faint to read, although a glow lies behind every page', async ({
  page,
}) => {
  // React would take away what came before it.
  await page.goto('/support', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'Faint';
    faint.style.color = '#777';
    faint.style.backgroundColor = '#666';
    document.querySelector('main')?.append(faint);
  });

  expect(await accessibilityViolations(page)).toEqual([expect.stringContaining('color-contrast: #main > p')]);
});

/** The answer never comes. */
async function sendSignUp(page: Page): Promise<void> {
  await page.route('**/api/v1/account/register/', () => new Promise<never>(() => undefined));
  await page.goto('/signup');
  await fillSignUpForm(page);
  await createAccountButton(page).click();
  await expect(page.getByText('Creating your account', { exact: true }).first()).toBeVisible();
}

function named(names: readonly string[]): Screen[] {
  return names.map((name) => {
    const screen = screens.find((one) => one.name === name);
    if (screen === undefined) throw new Error(`There is no screen called "${name}".`);
    return screen;
  });
}

function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
  );
}

/** The brightest of red, green and blue of the root element's colour, of 255. */
function brightness(page: Page, property: string): Promise<number> {
  return page.evaluate((name) => {
    const colour = getComputedStyle(document.documentElement).getPropertyValue(name);
    const [red = 255, green = 255, blue = 255, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return alpha === 0 ? 255 : Math.max(red, green, blue);
  }, property);
}
