import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import {
  getRedemptionsResponseMock,
  getRedemptionStatusResponseMock,
} from '#sdk/generated/api/redemptions/redemptions.msw.ts';
import { getRoomAccountsResponseMock } from '#sdk/generated/api/room-accounts/room-accounts.msw.ts';
import { dealsQuery } from '#queries/deals.ts';
import { earningsQuery } from '#queries/earnings.ts';
import { redemptionStatusQuery, redemptionsQuery } from '#queries/redemptions.ts';
import { roomAccountsQuery } from '#queries/room-accounts.ts';
import { dismissReport, restoreReport } from '#lib/dismissed-reports.ts';
import { cacheWith, renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { RewardsSummary, RoomsSummary } from './rewards-summary.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

const month = getEarningsResponseMock();
const BUSY = {
  month,
  status: getRedemptionStatusResponseMock(),
  redemptions: getRedemptionsResponseMock(),
  accounts: getRoomAccountsResponseMock(),
  deals: [],
};
const NOTHING = { rake: '0.00', net_rake: '0.00', edge_earned: '0.00', edge_credited: '0.00' };
const NEW = {
  month: { ...month, rows: [], totals: NOTHING, last_updated: null },
  status: {
    status: 'none',
    plan: null,
    requested_at: null,
    completed_at: null,
    reason: null,
    reference: null,
  },
  redemptions: [],
  accounts: [],
  deals: [],
} as const;

function show(known: Partial<Record<keyof typeof BUSY, unknown>>) {
  const { month: earned, status, redemptions, accounts, deals } = known;
  const cache = cacheWith([
    [earningsQuery('this_month'), earned],
    [redemptionStatusQuery(), status],
    [redemptionsQuery(), redemptions],
    [roomAccountsQuery(), accounts],
    [dealsQuery(), deals && { country: 'CA', results: deals }],
  ]);
  return renderForMember(
    <>
      <RewardsSummary />
      <RoomsSummary />
    </>,
    cache,
  );
}

const card = (name: string) => page.getByRole('region', { name });
const facts = (name: string) =>
  [...card(name).element().querySelectorAll('dt, dd')].map((part) =>
    part.textContent.replaceAll('\u202f', ' '),
  );
const items = (name: string) =>
  [...card(name).element().querySelectorAll('li')].map((item) => item.textContent);

it('scenario 46: earned, credited and in redemption stand in separate words, each with its date', async () => {
  await show(BUSY);
  await expect.element(card('Earned This Month').getByText('March 2026')).toBeVisible();
  expect(facts('Earned This Month')).toEqual([
    'March 2026',
    '576.25 Edge',
    'Not credited yet',
    '5.25 EdgeAs of Mar 13, 2026, 10:15 PM UTC',
    'Credited',
    '571.00 EdgeLast credited on Mar 14, 2026 (UTC)',
    'Redemption on its way',
    '800.00 EdgePremium, 1 month · Mar 14, 2026 (UTC)',
  ]);
});

it('the newest credit counts, whichever room it is of', async () => {
  const [first] = month.rows;
  const rows = [null, '2026-03-09T03:00:00Z', '2026-03-10T03:00:00Z', '2026-03-08T03:00:00Z'].map(
    (credited_at) => ({ ...first, credited_at }),
  );
  await show({ ...BUSY, month: { ...month, rows } });
  expect(facts('Earned This Month')[5]).toContain('Last credited on Mar 10, 2026 (UTC)');
});

it('less than nothing is readable, and says how it comes', async () => {
  const [first] = month.rows;
  const rows = [{ ...first, edge_earned: '-12.50', edge_credited: '0.00' }];
  await show({ ...BUSY, month: { ...month, rows } });
  expect(facts('Earned This Month')[1]).toBe('\u221212.50 Edge');
  await expect
    .element(
      card('Earned This Month').getByText(
        'Your rooms’ corrections were larger than what you earned this month.',
      ),
    )
    .toBeVisible();
});

it('a total that is not the sum of the rooms is not repeated, and the card says so', async () => {
  const says = card('Earned This Month').getByText(
    'The total we received doesn’t match your rooms. We show the sum of your rooms.',
  );
  const { unmount } = await show(BUSY);
  await expect.element(says).not.toBeInTheDocument();
  await unmount();
  const totals = { ...month.totals, edge_earned: '576.28' };
  await show({ ...BUSY, month: { ...month, totals } });
  expect(facts('Earned This Month').slice(0, 2)).toEqual(['March 2026', '576.25 Edge']);
  await expect.element(says).toBeVisible();
});

it('a redemption that failed says that the Edge is back, and why', async () => {
  await show(BUSY);
  expect(items('Last Edge Redemptions')).toEqual([
    '800.00 EdgeOn its wayPremium, 1 month · Mar 14, 2026 (UTC)',
    '800.00 EdgeRedeemedPremium, 1 month · Feb 1, 2026 (UTC)',
    '800.00 EdgeFailedPremium, 1 month · Jan 5, 2026 (UTC)' +
      'Your Edge is back in your balance.Reason: There is no solver account with this email.',
  ]);
});

it('a subscription that was paid for runs until an end that is to come', async () => {
  const redemptions = BUSY.redemptions.map((one) =>
    one.status === 'completed' ? { ...one, active_until: '2099-03-01T20:10:00Z' } : one,
  );
  await show({ ...BUSY, redemptions });
  expect(items('Last Edge Redemptions')[1]).toBe(
    '800.00 EdgeRedeemedPremium, 1 month · Feb 1, 2026 (UTC)Your subscription runs until Mar 1, 2099 (UTC).',
  );
});

it('a username that waits stands with its room and stage', async () => {
  const due = (at: number) => BUSY.accounts.map((one) => ({ ...one, due_at: new Date(at).toISOString() }));
  await show({ ...BUSY, accounts: due(Date.now() + 60_000) });
  expect(items('Unverified Accounts')).toEqual(['danariverRiver RoomSubmitted']);
});

it('a username that waits longer than was promised is overdue, as on the home page', async () => {
  const accounts = BUSY.accounts.map((one) => ({ ...one, due_at: '2026-03-17T09:00:00Z' }));
  await show({ ...BUSY, accounts });
  expect(items('Unverified Accounts')).toEqual(['danariverRiver RoomOverdue']);
});

it('a refused username that was dismissed is not shown', async () => {
  const [first] = BUSY.accounts;
  if (first === undefined) throw new Error('No accounts');
  const accounts = [{ ...first, id: 77, status: 'refused' }];
  const shown = await show({ ...BUSY, accounts });
  expect(items('Unverified Accounts')).toEqual(['danariverRiver RoomRefused']);
  dismissReport(77);
  await expect.element(card('Unverified Accounts').getByText('Everything is verified')).toBeVisible();
  restoreReport(77);
  await shown.unmount();
});

it('a new player reads the words of the specification, and a next step', async () => {
  await show(NEW);
  await expect
    .element(card('Last Edge Redemptions').getByText('No redemptions available for now'))
    .toBeVisible();
  await expect.element(card('Unverified Accounts').getByText('Everything is verified')).toBeVisible();
  await expect
    .element(card('Unverified Accounts').getByRole('link', { name: 'See the deals' }))
    .toBeVisible();
  await expect.element(card('Extra Deals').getByText('No Deals Available')).toBeVisible();
  expect(facts('Earned This Month')).toEqual([
    'March 2026',
    '0.00 Edge',
    'Not credited yet',
    '0.00 EdgeNo reports from your rooms yet.',
    'Credited',
    '0.00 EdgeNothing credited yet',
    'Redemption on its way',
    'None',
  ]);
});

it('scenario 42: what is not known yet is neither zero nor none', async () => {
  const { container } = await show({});
  for (const words of ['0.00', 'None', 'No redemptions', 'Everything is verified', 'No Deals'])
    expect(container.textContent).not.toContain(words);
});
