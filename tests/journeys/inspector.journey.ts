import type { Page } from '@playwright/test';

import { accessibilityViolations, contrastViolations } from '../screens/checks/accessibility.ts';
import { expect, test } from '../fixtures/inspected-site.ts';
import { submitLogin } from '../fixtures/login.ts';

test.describe.configure({ timeout: 120_000 });

/** A development server builds each page on its first request. */
const FIRST_TIME = { timeout: 45_000 };

test('the inspector follows a login, receives no personal data, and can send events', async ({
  context,
  page,
  world,
}) => {
  const flows = await context.newPage();
  const warnings: string[] = [];
  flows.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await listen(flows);
  await flows.goto('/dev/flows');
  await expect(flows.getByRole('heading', { name: 'No actor has reported yet' })).toBeVisible(FIRST_TIME);

  await page.goto('/login/');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/token/'));
  await submitLogin(page, world.demoPlayer);
  const tokens = (await (await answered).json()) as { access: string; refresh: string };
  await expect.poll(() => receivedBy(flows), FIRST_TIME).toContain('"value":"authorized"');

  await test.step('it receives the states and no secret', async () => {
    const received = await receivedBy(flows);
    const { email, password } = world.demoPlayer;
    const secrets = { email, password, ...tokens };
    expect(Object.entries(secrets).filter(([, secret]) => received.includes(secret))).toEqual([]);
    for (const state of ['anonymous', 'loggingIn', 'openingAccount', 'authorized'])
      expect(received).toContain(`"value":"${state}"`);
  });

  await test.step('a page of flows that opens late shows where the session stands', async () => {
    await flows.bringToFront();
    await flows.reload();
    await actor(flows, 'session').click();
    await expect(litStates(flows)).toHaveText(['session (active)', 'authorized (active)'], FIRST_TIME);
    expect(await accessibilityViolations(flows)).toEqual([]);
    await flows.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastViolations(flows)).toEqual([]);
  });

  await test.step('its chart has room in windows of any size, and React Flow nothing to warn of', async () => {
    const usual = flows.viewportSize();
    const chart = flows.locator('.react-flow');
    for (const size of [
      { width: 1440, height: 160 },
      { width: 375, height: 300 },
      ...(usual ? [usual] : []),
    ]) {
      await flows.setViewportSize(size);
      await expect.poll(async () => (await chart.boundingBox())?.height).toBeGreaterThan(100);
    }
    expect(warnings).toEqual([]);
  });

  await test.step('an event that is sent there reaches the session', async () => {
    await flows.getByLabel('Event', { exact: true }).selectOption('logOut.requested');
    await flows.getByLabel('The rest, as JSON').fill('["none"]');
    await flows.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(flows.getByRole('alert')).toHaveText('An object is needed: { "name": "value" }');
    await flows.getByLabel('The rest, as JSON').fill('');
    await flows.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(litStates(flows)).toHaveText(['session (active)', 'anonymous (active)']);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible(FIRST_TIME);
  });

  await test.step('it notices when the product is closed', async () => {
    await page.close();
    await expect(flows.getByText(/^Disconnected/)).toBeVisible();
  });
});

/** Records every message that the product sends over the channel, from the first script of the page on. */
async function listen(flows: Page): Promise<void> {
  await flows.addInitScript(() => {
    const received: string[] = [];
    const channel = new BroadcastChannel('flows');
    channel.addEventListener('message', ({ data }) => received.push(JSON.stringify(data)));
    Object.assign(window, { received });
  });
}

function receivedBy(flows: Page): Promise<string> {
  return flows.evaluate(() =>
    (window as unknown as { readonly received: readonly string[] }).received.join('\n'),
  );
}

function actor(flows: Page, name: string) {
  return flows.getByRole('navigation', { name: 'Actors' }).getByRole('button', { name });
}

function litStates(flows: Page) {
  return flows.locator('.state[data-is-active] > .state-name');
}
