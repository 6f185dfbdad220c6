import { CONFIG_ADDRESS } from '#routes.ts';
import { builtFile } from '../fixtures/built-file.ts';
import { expect, test } from '../fixtures/journey.ts';

const SECRET = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2VjcmV0LXNpZ25hdHVyZQ';

test('a page that fails is reported to the address of the configuration, with its route and nothing personal', async ({
  page,
  world,
  browserConsole,
}) => {
  browserConsole.expect(/A page failed|No answer for|React error #520/);
  const reportAddress = `${world.origin}/dev/reports`;
  await page.route(`**${CONFIG_ADDRESS}`, (route) => route.fulfill({ json: { reportAddress } }));
  await page.route(builtFile('src/pages/support.page.tsx'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function SupportPage() { throw new TypeError('No answer for dana@example.com: ${SECRET}'); }`,
    }),
  );
  await page.goto('/de/support?email=dana@example.com', { waitUntil: 'networkidle' });
  await page.locator('main [aria-expanded]').waitFor();
  await page.goto('about:blank');

  const kept = async () => (await fetch(`${world.origin}/dev/reports.json`)).json() as Promise<Report[]>;
  await expect.poll(async () => (await kept()).map(({ kind }) => kind)).toContain('crash');
  const reports = await kept();
  expect(reports.find(({ kind }) => kind === 'crash')).toMatchObject({
    name: 'TypeError',
    route: '/support',
    language: 'de',
  });
  expect(reports.map(({ name }) => name)).toContain('FCP');
  expect(JSON.stringify(reports)).not.toMatch(/dana|example\.com|eyJ/);
});

interface Report {
  readonly kind: string;
  readonly name: string;
}
