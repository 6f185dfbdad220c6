import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { getRedemptionsResponseMock } from '#sdk/generated/api/redemptions/redemptions.msw.ts';
import { accountQuery } from '#queries/account.ts';
import { redemptionsQuery, type Redemption } from '#queries/redemptions.ts';
import { cacheWith, renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { RedemptionHistory } from './redemption-history.tsx';

// Its examples: one on its way since 2026-03-14T09:26:53Z, one completed, one failed.
const examples = getRedemptionsResponseMock();
const REQUESTED = Date.parse('2026-03-14T09:26:53Z');
const HOUR = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: REQUESTED + 2.5 * HOUR });
});
afterEach(() => {
  vi.useRealTimers();
});

async function show(redemptions: readonly Redemption[]) {
  const client = cacheWith([
    [redemptionsQuery(), redemptions],
    [accountQuery(), {}],
    [{ queryKey: ['edge-history'] }, {}],
  ]);
  await renderForMember(<RedemptionHistory help={({ reference }) => <p>Help with {reference}</p>} />, client);
  return client;
}

const cards = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.textContent.replaceAll('\u202f', ' '));
const MOMENT = String.raw`Mar 1\d, 2026, \d{1,2}:\d\d\s[AP]M UTC`;

it('each says what it was for and how it stands, the newest first', async () => {
  await show(examples);
  expect(cards()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Premium, 1 monthOn its way800.00 EdgeRequested ${MOMENT} for dana.river@example.com` +
          `Expected by ${MOMENT}.21 hours left.ReferenceRW-2026-0301Copy$`,
      ),
    ),
    expect.stringMatching(
      /^Premium, 1 monthRedeemed800\.00 EdgeRequested .*Ended on Mar 1, 2026 \(UTC\)\.ReferenceRW-2026-0280Copy$/,
    ),
    expect.stringMatching(
      /^Premium, 1 monthFailed800\.00 EdgeRequested .*800\.00 Edge is back in your balance\.Reason: There is no solver account with this email\.Fix the email and redeem again, or contact support with the reference\.ReferenceRW-2026-0255Copy$/,
    ),
  ]);
});

it('one that takes longer than a day says so, with help at hand', async () => {
  vi.setSystemTime(REQUESTED + 24 * HOUR);
  await show(examples);
  expect(cards()[0]).toMatch(
    /This is taking longer than 24 hours\. Write to us and we’ll look into it\.Help with RW-2026-0301/,
  );
  expect(cards()[0]).not.toContain('left');
});

it.each([
  ['completed', { active_until: '2026-04-14T10:00:00Z' }, 'Your Premium is active until Apr 14, 2026 (UTC).'],
  [
    'failed',
    { reason: 'No such account.' },
    'Your Premium redemption failed. 800.00 Edge is back in your balance.',
  ],
] as const)(
  'one that is %s meanwhile is announced, and what it changed is fetched again',
  async (status, facts, sentence) => {
    const client = await show(examples);
    const message = page.getByRole('status').first();
    expect(message.element().textContent).toBe('');
    client.setQueryData(
      redemptionsQuery().queryKey,
      examples.map((one) => (one.status === 'pending' ? { ...one, ...facts, status } : one)),
    );
    await expect.element(message).toHaveTextContent(sentence);
    const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    await vi.waitFor(() => {
      expect([isStale(accountQuery().queryKey), isStale(['edge-history'])]).toEqual([true, true]);
    });
  },
);

const newHere = { plan: { tier: 'unknown', interval: 'unknown' } } as const;

it('one whose plan and status are new here says so, with help at hand', async () => {
  await show([{ ...(examples[0] as Redemption), ...newHere, status: 'unknown' }]);
  expect(cards()).toEqual([
    expect.stringMatching(
      /^Solver planStatus unknown800\.00 EdgeRequested .*We don’t know the status of this redemption\. Reload the page or write to us\.Help with RW-2026-0301ReferenceRW-2026-0301Copy$/,
    ),
  ]);
});

it.each([
  ['completed', '2026-04-14T10:00:00Z', 'Your Solver plan is active until Apr 14, 2026 (UTC).'],
  ['completed', null, 'Your subscription is active'],
  ['failed', null, 'Your Solver plan redemption failed. 800.00 Edge is back in your balance.'],
] as const)(
  'one of a plan that is new here, and meanwhile %s, is announced',
  async (status, active_until, sentence) => {
    const [pending] = examples.filter((one) => one.status === 'pending');
    if (pending === undefined) throw new Error('The examples have changed.');
    const client = await show([{ ...pending, ...newHere }]);
    client.setQueryData(redemptionsQuery().queryKey, [{ ...pending, ...newHere, status, active_until }]);
    await expect.element(page.getByRole('status').first()).toHaveTextContent(sentence);
  },
);

it('a subscription that still runs is active', async () => {
  await show(examples.map((one) => ({ ...one, active_until: '2026-04-01T20:10:00Z' })));
  expect(cards()[1]).toContain('Active until Apr 1, 2026 (UTC).');
});

it('without redemptions the page says so', async () => {
  await show([]);
  await expect.element(page.getByRole('heading', { name: 'No redemptions available for now' })).toBeVisible();
});
