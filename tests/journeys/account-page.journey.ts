import { expect, test } from '../fixtures/journey.ts';
import { homeHeading } from '../fixtures/nav.ts';
import { openAs, storedRefreshToken } from '../fixtures/login.ts';

test.use({ api: { redemptionSeconds: 24 * 60 * 60 } });

test('the subscription shows its plan, end and payment method, and a pending redemption', async ({
  page,
  world,
}) => {
  await openAs(page, world.elitePlayer, '/app/user/account');
  const section = page.getByRole('region', { name: 'Subscriptions' });
  const subscription = section.getByRole('listitem');

  await expect(subscription.getByRole('heading', { name: 'Elite' })).toBeVisible();
  await expect(subscription).toContainText(/Ends on \w{3} \d{1,2}, \d{4} \(UTC\)\./);
  await expect(subscription).toContainText('Paid with Edge');
  await expect(section).toContainText('Your Elite is on its way. Allow up to 24 hours.');
});

test('without a subscription the page tells how to get one', async ({ page, world }) => {
  await openAs(page, world.demoPlayer, '/app/user/account');
  const section = page.getByRole('region', { name: 'Subscriptions' });
  await expect(section.getByRole('heading', { name: 'No subscription yet' })).toBeVisible();
  await section.getByRole('link', { name: 'Redeem Edge' }).click();
  await expect(page).toHaveURL('/app/rewards/edge');
});

test('this device can be logged out, and the others by a new password', async ({ page, world }) => {
  await openAs(page, world.demoPlayer, '/app/user/account');
  const section = page.getByRole('region', { name: 'This device' });
  await expect(section.getByRole('link', { name: 'change your password' })).toHaveAttribute(
    'href',
    '/app/user/settings',
  );
  await section.getByRole('button', { name: 'Log out' }).click();
  await expect(homeHeading(page)).toBeVisible();
  expect(await storedRefreshToken(page)).toBeNull();
});
