import type { Page } from '@playwright/test';

import { type RouteName, routes } from '#routes.ts';
import { considerDeletion, deleteButton, loss } from '../fixtures/deletion.ts';
import { expect, test } from '../fixtures/journey.ts';
import { REDEEM } from '../fixtures/redemption.ts';
import { redeemElsewhere } from '../fixtures/rewards.ts';
import { answerWithNewValues, NEW_VALUE, operationsWithEnums } from '../fixtures/unknown-values.ts';
import type { World } from '../fixtures/world.ts';
import { rememberDemo } from '../screens/pages/by-name.ts';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first();

const ROOM = 'river-room';
const REPORT_UNKNOWN = 'We can’t show the status of this report. Reload the page or write to us.';
const REDEMPTION_UNKNOWN = 'We don’t know the status of this redemption. Reload the page or write to us.';

/** What the private pages say in the place of a value that is new to them. */
const SAYS: Partial<Record<RouteName, (page: Page) => Promise<void>>> = {
  app: async (page) => {
    await expect(region(page, 'Your rooms').getByText('Status unknown')).toHaveCount(5);
    await expect(region(page, 'Your rooms').getByText(REPORT_UNKNOWN)).toHaveCount(5);
  },
  deals: async (page) => {
    await expect(main(page).getByRole('heading', { name: 'River Room' })).toBeVisible();
    await expect(main(page)).not.toContainText('Runs on');
  },
  room: async (page) => {
    await expect(region(page, 'Platforms supported')).toContainText('No platforms available for now');
    await expect(region(page, 'Your usernames at this room')).toContainText(REPORT_UNKNOWN);
  },
  rewards: async (page) => {
    await expect(region(page, 'Earned This Month')).toContainText('Redemption on its wayStatus unknown');
    await expect(region(page, 'Last Edge Redemptions')).toContainText(/Status unknownSolver plan · /);
    await expect(region(page, 'Unverified Accounts').getByText('Status unknown')).toHaveCount(5);
    await expect(main(page).getByText(new RegExp(`\\(${NEW_VALUE}\\)$`))).toHaveCount(2);
  },
  redeem: async (page) => {
    await expect(region(page, 'Your subscription')).toContainText(/^Your subscriptionSolver planEnds on /);
    await expect(main(page)).toContainText('No plans available for this subscription type.');
    await expect(card(page, 'Solver plan')).toContainText('Status unknown');
    await expect(card(page, 'Solver plan')).toContainText(REDEMPTION_UNKNOWN);
  },
  edgeHistory: async (page) => {
    await main(page).getByRole('gridcell', { name: 'Other', exact: true }).first().click();
    await expect(page.getByRole('dialog')).toContainText(
      'This page doesn’t know this kind yet. The description says what it is.',
    );
  },
  statement: async (page) => {
    const movements = region(page, 'Movements');
    await movements.getByRole('heading').click();
    await expect(movements.getByRole('cell', { name: 'Other', exact: true }).first()).toBeVisible();
  },
  account: async (page) => {
    await expect(region(page, 'Subscriptions')).toContainText('Solver planActiveEnds on ');
  },
  settings: async (page) => {
    await considerDeletion(page);
    await expect(loss(page, 'Redemption on its way')).toContainText('Status unknown');
    await expect(loss(page, 'Subscriptions')).toContainText('Solver plan, until ');
    await expect(deleteButton(page)).toBeEnabled();
  },
};

/** Everything on the page has to load. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page)).not.toContainText(
    /did not load|could not be read|couldn’t (load|update)|[Ss]omething went wrong/,
  );
}

const privatePages = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].guard === 'private');
const isOfRewards = (name: RouteName) => routes[name].pattern.startsWith(routes.rewards.pattern);

/** Visits the pages as a member who has something of everything. Returns the operations that they read. */
async function visit(page: Page, world: World, names: readonly RouteName[]): Promise<Set<string>> {
  await redeemElsewhere(world);
  world.clock.advance(60);
  const changed = await answerWithNewValues(page);
  await rememberDemo(page, world);
  for (const name of names) {
    const { href } = routes[name] as { readonly href: (values: object) => string };
    await open(page, href({ room: ROOM }));
    await SAYS[name]?.(page);
  }
  return changed;
}

const READ = {
  rewards: [
    'account',
    'deals',
    'earnings',
    'edgeHistory',
    'plans',
    'redemptions',
    'redemptionStatus',
    'roomAccounts',
  ],
  others: [
    'account',
    'deals',
    'earnings',
    'plans',
    'redemptions',
    'redemptionStatus',
    'room',
    'roomAccounts',
  ],
  flow: ['redeemPlan'],
};

test('what is new to the site has a neutral word on the pages of the rewards, and breaks none', async ({
  page,
  world,
}) => {
  const read = await visit(page, world, privatePages.filter(isOfRewards));
  expect([...read].toSorted()).toEqual(READ.rewards.toSorted());
});

test('what is new to the site has a neutral word on the other private pages, and breaks none', async ({
  page,
  world,
}) => {
  const read = await visit(
    page,
    world,
    privatePages.filter((name) => !isOfRewards(name)),
  );
  expect([...read].toSorted()).toEqual(READ.others.toSorted());
});

test('what is new to the site breaks no page of visitors', async ({ page }) => {
  const read = await answerWithNewValues(page);
  await open(page, routes.home.href());
  await expect(main(page).getByRole('heading', { name: 'River Room' })).toBeVisible();
  await expect(main(page)).not.toContainText('Runs on');
  await open(page, routes.signUp.href({ back_url: routes.room.href({ room: ROOM }) }));
  expect([...read].toSorted()).toEqual(['deals', 'plans', 'room']);
});

test('every operation with an enum is read on one of these pages', async () => {
  expect(new Set(Object.values(READ).flat())).toEqual(await operationsWithEnums());
});

test('a redemption is found whose plan and status are new', async ({ page, world }) => {
  const changed = await answerWithNewValues(page, ['plans']);
  await rememberDemo(page, world);
  await page.goto(REDEEM);
  await page.getByRole('button', { name: 'Redeem Premium' }).click();
  await page.getByRole('button', { name: 'Redeem 800.00 Edge' }).click();
  const outcome = region(page, 'We’ve received your redemption');
  await expect(outcome).toContainText(
    'You can follow it below.Solver plan800.00 EdgeYour balance450.00 Edge',
  );
  await outcome.getByRole('button', { name: 'Done' }).click();
  await expect(main(page).getByText(REDEMPTION_UNKNOWN)).toHaveCount(4);
  await expect(region(page, 'Your balance')).toContainText('450.00');
  expect([...changed]).toEqual(expect.arrayContaining(READ.flow));
});
