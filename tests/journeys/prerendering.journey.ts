import type { Page, Route } from '@playwright/test';

import { routes } from '#routes.ts';
import { rememberDemo } from '#tests/screens/pages/by-name.ts';
import { expect, test } from '../fixtures/journey.ts';

const PUBLIC = Object.values(routes)
  .filter(({ guard, secrets }) => guard !== 'private' && secrets.length === 0)
  .map(({ pattern }) => pattern);

// React reports whatever it could not hydrate as an error, which fails the journey.
test('every public page is in its HTML, and its scripts take it over as it is', async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(/status of 404/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { prerendered: document.querySelector('h1') });
    });
  });
  for (const path of [...PUBLIC, '/no/such/page']) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    // A part that a script would have to move to its place is painted late, and React may render it again.
    expect(await answer?.text(), path).not.toContain('<template');
    await expect.poll(() => page.evaluate(firstHeading), path).toBe('taken over');
  }
});

/** What became of the heading that was in the HTML. */
function firstHeading(): string {
  const heading = (window as { prerendered?: Element | null }).prerendered;
  if (heading === null || heading === undefined) return 'never there';
  if (!heading.isConnected) return 'replaced';
  return Object.keys(heading).some((key) => key.startsWith('__reactFiber')) ? 'taken over' : 'untouched';
}

// With search parameters the page is rendered from scratch.
for (const path of ['/signup', '/signup?email=robin%40example.com'])
  test(`what is typed, chosen and pressed on ${path} before the scripts have started is kept`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Country').selectOption('Canada');
    await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Demo-River-42');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await page.getByLabel('Last name').pressSequentially('Rivr');
    await page.keyboard.press('ArrowLeft');
    expect(page.url()).toContain(path);

    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    release();

    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible({ timeout: 20_000 });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page.getByLabel('Last name')).toBeFocused();
    await page.keyboard.type('e');
    await expect(page.getByLabel('Last name')).toHaveValue('River');
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await expect(page.getByLabel('Country')).toHaveValue('CA');
    await expect(page.getByRole('checkbox', { name: /Terms of Service/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('Demo-River-42');
  });

test('a login that is pressed before the scripts have started is sent when they have', async ({
  page,
  world,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login/', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(world.demoPlayer.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(world.demoPlayer.password);
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Dana' })).toBeVisible();
});

test('a message that is written and sent before the scripts have started arrives, though its form comes later', async ({
  page,
  world,
}) => {
  const release = await holdScripts(page);
  await page.goto('/support', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Your message' }).fill('Where is my bonus?');
  await page.getByRole('textbox', { name: 'Email' }).fill(world.demoPlayer.email);
  await page.getByRole('button', { name: 'Send message' }).click();
  release();
  await expect(page.getByText('Thanks, we’ve got your message.')).toBeVisible();
});

test('a link that is pressed before the scripts have started keeps where the visitor wanted to go', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login/?back_url=/app/rewards/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  release();
  await expect(page).toHaveURL('/signup?back_url=%2Fapp%2Frewards%2F');
});

test('a member sees the outline of a private page before the scripts have started, a visitor nothing', async ({
  page,
  world,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Rewards Summary' });
  const release = await holdScripts(page);
  await page.goto('/app/rewards/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText('Rewards Summary');
  await expect(heading).toHaveCount(0);
  release();
  await expect(page).toHaveURL('/login/?back_url=%2Fapp%2Frewards%2F');

  await page.unrouteAll();
  await rememberDemo(page, world);
  const releaseAgain = await holdScripts(page);
  await page.goto('/app/rewards/', { waitUntil: 'commit' });
  await expect(heading).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deals' }),
  ).toBeVisible();
  releaseAgain();
  await expect(page.getByRole('region', { name: 'Earned This Month' })).toBeVisible();
});

test('a member is offered no login before the scripts have started', async ({ page, world }) => {
  await rememberDemo(page, world);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  release();
  await expect(page.getByRole('link', { name: 'Go to your rewards' })).toBeVisible();
});

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route: Route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}
