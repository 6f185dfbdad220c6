import { REGION } from '../fixtures/api-calls.ts';
import { expect, test } from '../fixtures/journey.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';

test('a question is found by its words, kept in the address, cleared, and opened by its hash', async ({
  page,
}) => {
  await page.goto('/faq');
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  const questions = page.locator('main details');
  await expect(questions.first()).toBeVisible();
  const all = await questions.count();
  await search.fill('TWÍCE plan');
  await expect(page.getByRole('status').filter({ hasText: '1 question found' })).toBeVisible();
  await expect(questions.locator('summary')).toHaveText(['Which email do I enter?']);
  await expect(page).toHaveURL(/\/faq\?q=TW%C3%8DCE\+plan$/);

  await page.reload();
  await expect(questions).toHaveCount(1);
  await search.fill('zzz');
  await expect(page.getByRole('heading', { name: 'No question found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await expect(questions).toHaveCount(all);
  await expect(page).toHaveURL(/\/faq$/);

  await page.goto('/faq#is-edge-money');
  const answer = page.getByText('You can’t buy it, sell it, cash it out or pass it on.');
  await expect(answer).toBeInViewport();
  await page.getByRole('link', { name: 'What our terms say' }).click();
  await expect(page.getByRole('region', { name: 'What Edge is' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'What Edge is' })).toBeInViewport();
  await page.goBack();
  await expect(answer).toBeInViewport();
});

test('help is listed for the visitor’s country or a chosen one, and is international when the country is unknown', async ({
  page,
  context,
  apiCalls,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_CONNECTION_REFUSED/);
  const help = page.getByRole('region', { name: 'Get help with your play' });
  const first = help.getByRole('listitem').first();
  await context.setExtraHTTPHeaders({ 'x-country': 'GB' });
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get help' }).click();
  await expect(help).toBeFocused();
  await expect(first).toContainText('National Gambling Helpline (GamCare)');
  await expect(first.getByRole('link', { name: '0808 8020 133' })).toHaveAttribute('href', 'tel:08088020133');
  expect(apiCalls.count(REGION)).toBe(1);

  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Write to us' })
    .click();
  await expect(help).not.toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get help' }).click();
  await expect(help).toBeFocused();
  await help.getByLabel('Country').selectOption('Finland');
  await expect(first).toContainText('Peluuri');

  await page.route('**/api/v1/region/', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(help.getByLabel('Country')).toHaveValue('elsewhere');
  await expect(first).toContainText('Gambling Therapy');
});

test('a member ends offers and news on the support page with one press', async ({ page, world }) => {
  await rememberDemo(page, world);
  await page.goto('/support#marketing');
  const offers = page.getByRole('switch', { name: 'Email me offers and news. I can stop any time.' });
  const wasOn = await offers.isChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await offers.press(' ');
  await saved;
  await page.reload();
  await expect(offers).toBeChecked({ checked: !wasOn });
});

test('the HTML of a page is the same for every country and names no room and no deal', async ({ world }) => {
  const offers = /river.room|blue.canyon|rakeback up to|bonus code|edge_multiplier/i;
  for (const path of ['/', '/app/deals/', '/app/deals/river-room', '/blocked']) {
    const pages = await Promise.all(
      ['CA', 'GB', 'IS', 'IR'].map(async (country) => {
        const answer = await fetch(world.origin + path, { headers: { 'x-country': country } });
        return answer.text();
      }),
    );
    expect([new Set(pages).size, offers.test(pages.join(''))]).toEqual([1, false]);
  }
});
