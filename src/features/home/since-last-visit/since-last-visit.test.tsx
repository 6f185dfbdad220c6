import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { keepLastVisits, readLastVisits } from '#lib/last-visits.ts';
import { forgetMemberNotes } from '#lib/member-notes.ts';
import { dealsQuery, type Deal } from '#queries/deals.ts';
import { creditsQuery } from '#queries/edge-history.ts';
import { type Redemption, redemptionsQuery } from '#queries/redemptions.ts';
import { type RoomAccount, roomAccountsQuery } from '#queries/room-accounts.ts';
import { getDealsResponseMock } from '#sdk/generated/api/deals/deals.msw.ts';
import { getRedemptionsResponseMock } from '#sdk/generated/api/redemptions/redemptions.msw.ts';
import { getRoomAccountsResponseMock } from '#sdk/generated/api/room-accounts/room-accounts.msw.ts';
import { cacheWith, renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { SinceLastVisit } from './since-last-visit.tsx';

const MEMBER = 7;
const AT = '2026-03-13T10:00:00Z';
const [report] = getRoomAccountsResponseMock() as unknown as [RoomAccount];
const [redemption] = getRedemptionsResponseMock() as unknown as [Redemption];
const [deal] = getDealsResponseMock().results as Deal[] as [Deal];
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

beforeEach(() => {
  forgetMemberNotes();
});

function comeBack(): void {
  keepLastVisits(MEMBER, {
    last: null,
    current: { at: AT, waitingReports: [report.id], runningRedemptions: [redemption.reference] },
  });
}

function show() {
  const client = cacheWith([
    [roomAccountsQuery(), [{ ...report, status: 'connected' }]],
    [redemptionsQuery(), [{ ...redemption, status: 'completed' }]],
    [dealsQuery(), { country: 'CA', results: [{ ...deal, expires_at: inDays(3) }] }],
    [creditsQuery('2026-03-13'), [{ amount: '20.60', occurred_at: '2026-03-14T00:05:00Z' }]],
  ]);
  return renderForMember(<SinceLastVisit member={MEMBER} />, client);
}

const card = page.getByRole('region', { name: 'Since your last visit' });

it('says what happened since, and when that was', async () => {
  comeBack();
  await show();
  await expect.element(card).toBeVisible();
  const text = (element: Element) => element.textContent.replaceAll('\u202f', ' ');
  expect(text(card.element())).toContain('Mar 13, 2026, 10:00 AM UTC');
  const items = card.getByRole('listitem').elements().map(text);
  const end = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(inDays(3)) - 1,
  );
  expect(items).toEqual([
    '20.60 Edge was credited.',
    'River Room connected danariver. Your rake there earns Edge.',
    'Your plan is ready: Premium, 1 month.',
    `River Room: “100% up to $1,000 and 30% rakeback” ends on ${end} (UTC).`,
  ]);
});

it('is gone when it is dismissed, and does not come back', async () => {
  comeBack();
  const { unmount } = await show();
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(card).not.toBeInTheDocument();
  await unmount();
  await show();
  await expect.element(card).not.toBeInTheDocument();
});

it('the first visit shows nothing, and is kept', async () => {
  await show();
  await expect
    .poll(() => readLastVisits(MEMBER))
    .toEqual({
      last: null,
      current: { at: expect.any(String) as string, waitingReports: [], runningRedemptions: [] },
    });
  await expect.element(card).not.toBeInTheDocument();
});

it('a visit whose news did not load is not kept', async () => {
  comeBack();
  const client = cacheWith([[roomAccountsQuery(), [report]]]);
  await renderForMember(<SinceLastVisit member={MEMBER} />, client);
  expect(readLastVisits(MEMBER)?.current.at).toBe(AT);
});
