import { LOGIN, REFRESH } from '../fixtures/api-calls.ts';
import { expect, test } from '../fixtures/journey.ts';
import { checkAgain, homeHeading, memberMenu, outOfReach } from '../fixtures/nav.ts';
import { logIn, storedRefreshToken } from '../fixtures/login.ts';

test.describe('a region that is not served', () => {
  const notServed = { 'x-country': 'CU' };

  test('scenario 18: leads to /blocked once, keeps the tokens, and never loops', async ({
    page,
    context,
    world,
    apiCalls,
    browserConsole,
  }) => {
    browserConsole.expect(/status of 403/);
    await logIn(page, world.demoPlayer);
    const stored = await storedRefreshToken(page);
    const moves: string[] = [];
    page.on('framenavigated', (frame) => moves.push(new URL(frame.url()).pathname));
    await apiCalls.forgetLogIn();

    await context.setExtraHTTPHeaders(notServed);
    await page.goto('/app/');
    const heading = page.getByRole('heading', { name: 'Sorry, we do not offer services to your region' });
    await expect(heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(moves).toEqual(['/app/', '/blocked']);
    // Deals and plans need no login, so they are asked for at once.
    expect(apiCalls.all().toSorted()).toEqual(['GET /api/v1/deals/', 'GET /api/v1/plans/', REFRESH]);
    expect(await storedRefreshToken(page)).toBe(stored);

    apiCalls.forget();
    await page.reload();
    await expect(heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(moves).toEqual(['/app/', '/blocked', '/blocked']);
    expect(apiCalls.all()).toEqual([REFRESH]);
    expect(await storedRefreshToken(page)).toBe(stored);
  });

  test('a blocked visitor sees the message as soon as the sign-up page opens, not after filling in the form', async ({
    page,
    context,
    apiCalls,
  }) => {
    await context.setExtraHTTPHeaders(notServed);
    await page.goto('/signup');
    await expect(
      page.getByRole('heading', { name: 'Sorry, we do not offer services to your region' }),
    ).toBeVisible();
    expect(apiCalls.all()).toEqual(['GET /api/v1/region/']);
  });

  test('scenario 51: a player who was blocked by mistake checks again and is logged in as before', async ({
    page,
    context,
    world,
    browserConsole,
    apiCalls,
  }) => {
    browserConsole.expect(/status of 403/);
    await logIn(page, world.demoPlayer);
    await context.setExtraHTTPHeaders(notServed);
    await page.goto('/app/');
    await expect(page).toHaveURL(/\/blocked$/);
    await checkAgain(page).click();
    await expect(page.getByText('We still don’t serve your region.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();

    await context.setExtraHTTPHeaders({});
    await checkAgain(page).click();

    await expect(homeHeading(page)).toBeVisible();
    await expect(memberMenu(page)).toBeVisible();
    await expect(outOfReach(page)).toBeHidden();
    expect(apiCalls.count(LOGIN)).toBe(1);
  });
});
