import { expect, it } from 'vitest';

import dealExamples from '#api-spec/examples/deals.json' with { type: 'json' };
import redemptionExamples from '#api-spec/examples/redemptions.json' with { type: 'json' };
import examples from '#api-spec/examples/room-accounts.json' with { type: 'json' };
import type { Visit } from '#lib/last-visits.ts';
import { dealsAnswer } from '#queries/deals.ts';
import { redemptionsAnswer } from '#queries/redemptions.ts';
import { roomAccountsAnswer } from '#queries/room-accounts.ts';
import { type KnownNow, type News, newsSince, visitOf, withVisit } from './last-visit.ts';

const reports = roomAccountsAnswer.parse(examples.some.value);
const redemptions = redemptionsAnswer.parse(redemptionExamples.some.value);
const [deal] = dealsAnswer.parse(Object.values(dealExamples)[0]?.value).results;
const [submitted, connected, refused] = reports;
const [pending, completed, failed] = redemptions;
if (
  deal === undefined ||
  submitted === undefined ||
  connected === undefined ||
  refused === undefined ||
  pending === undefined ||
  completed === undefined ||
  failed === undefined
)
  throw new Error('Examples');

const visit = (at: string, more: Partial<Visit> = {}): Visit => ({
  at,
  waitingReports: [],
  runningRedemptions: [],
  ...more,
});

it('a visit notes what was still open', () => {
  expect(visitOf(reports, redemptions, Date.parse('2026-03-14T10:00:00Z'))).toEqual({
    at: '2026-03-14T10:00:00.000Z',
    waitingReports: [501],
    runningRedemptions: ['RW-2026-0301'],
  });
});

const before = visit('2026-03-10T10:00:00Z');
const current = visit('2026-03-14T10:00:00Z');

it.each([
  ['the first visit has none before it', null, current, null],
  [
    'a visit on another day follows the one before',
    { last: before, current },
    visit('2026-03-15T08:00:00Z'),
    current,
  ],
  ['a reload belongs to the same visit', { last: before, current }, visit('2026-03-14T10:29:59Z'), before],
  [
    'half an hour later it is another visit',
    { last: before, current },
    visit('2026-03-14T10:30:00Z'),
    current,
  ],
  [
    'dismissed news do not come back with a reload',
    { last: null, current },
    visit('2026-03-14T10:05:00Z'),
    null,
  ],
  ['a visit in the future does not count', { last: before, current }, visit('2026-03-14T09:59:59Z'), null],
])('%s', (_, known, next, last) => {
  expect(withVisit(known, next)).toEqual({ last, current: next });
});

const NOW = Date.parse('2026-03-20T12:00:00Z');
const nothing: KnownNow = { credits: [], reports: [], redemptions: [], deals: [], now: NOW };
const none: News = { credited: null, reports: [], redemptions: [], endingDeals: [] };
const last = visit('2026-03-14T10:00:00Z', { waitingReports: [501], runningRedemptions: ['RW-2026-0301'] });
const credit = (amount: string, occurred_at: string) => ({ amount, occurred_at });
const ending = (expires_at: string | null) => ({ ...deal, expires_at });

it.each<[string, Partial<KnownNow>, Partial<News> | null]>([
  ['nothing happened', {}, null],
  ['the credits and the deals did not load', { credits: undefined, deals: undefined }, null],
  [
    'only what was credited after the visit is added up',
    {
      credits: [
        credit('20.60', '2026-03-15T00:05:00Z'),
        credit('0.40', '2026-03-14T10:00:01Z'),
        credit('480.00', '2026-03-14T10:00:00Z'),
      ],
    },
    { credited: '21.00' },
  ],
  [
    'a report that waited was connected',
    { reports: [{ ...submitted, status: 'connected' }] },
    { reports: [{ ...submitted, status: 'connected' }] },
  ],
  [
    'a report that waited was refused',
    { reports: [{ ...submitted, status: 'refused' }] },
    { reports: [{ ...submitted, status: 'refused' }] },
  ],
  ['a report still waits, others were settled before', { reports: [submitted, connected, refused] }, null],
  ['the status of a report is new to the site', { reports: [{ ...submitted, status: 'unknown' }] }, null],
  [
    'a report came after the visit and is settled',
    { reports: [{ ...connected, reported_at: '2026-03-15T10:00:00Z' }] },
    { reports: [{ ...connected, reported_at: '2026-03-15T10:00:00Z' }] },
  ],
  [
    'a redemption that was running ended',
    { redemptions: [{ ...pending, status: 'completed' }, completed, failed] },
    { redemptions: [{ ...pending, status: 'completed' }] },
  ],
  ['a redemption is still running', { redemptions }, null],
  [
    'a redemption came after the visit and failed',
    { redemptions: [{ ...failed, requested_at: '2026-03-15T10:00:00Z' }] },
    { redemptions: [{ ...failed, requested_at: '2026-03-15T10:00:00Z' }] },
  ],
  [
    'the last week of two deals began, the first to end comes first',
    { deals: [ending('2026-03-25T00:00:00Z'), ending('2026-03-24T00:00:00Z')] },
    { endingDeals: [ending('2026-03-24T00:00:00Z'), ending('2026-03-25T00:00:00Z')] },
  ],
  ['the last week of a deal began before the visit', { deals: [ending('2026-03-21T10:00:00Z')] }, null],
  [
    'a deal ends later, has ended, or has no end',
    { deals: ['2026-04-30T00:00:00Z', '2026-03-20T12:00:00Z', null].map(ending) },
    null,
  ],
])('news: %s', (_, known, expected) => {
  expect(newsSince(last, { ...nothing, ...known })).toEqual(expected && { ...none, ...expected });
});
