import { expect, it } from 'vitest';

import examples from '#api-spec/examples/room-accounts.json' with { type: 'json' };
import dealExamples from '#api-spec/examples/deals.json' with { type: 'json' };
import redemptionExamples from '#api-spec/examples/redemptions.json' with { type: 'json' };
import { dealsAnswer } from '#queries/deals.ts';
import { redemptionsAnswer } from '#queries/redemptions.ts';
import { roomAccountsAnswer } from '#queries/room-accounts.ts';
import { seedPlans } from '#reference-api/seed/plans.ts';
import { nextStep, type NextStep, type Standing } from './next-step.ts';

const [submitted, connected, refused] = roomAccountsAnswer.parse(examples.some.value);
const [pending, completed] = redemptionsAnswer.parse(redemptionExamples.some.value);
const [deal] = dealsAnswer.parse(Object.values(dealExamples)[0]?.value).results;
if (
  submitted === undefined ||
  connected === undefined ||
  refused === undefined ||
  pending === undefined ||
  completed === undefined ||
  deal === undefined
)
  throw new Error('Examples');

const DUE = Date.parse(submitted.due_at);

/** A member with one connected room and too little Edge for a plan. */
const settled: Standing = {
  hasOpenedRoom: false,
  reports: [connected],
  dismissed: [],
  balance: '399.99',
  plans: seedPlans,
  redemptions: [completed],
  dealsToJoin: [],
  now: DUE - 1,
};
const premium = { id: 2, tier: 'PREMIUM', interval: 'MONTH', price: '800.00' } as const;
const starter = { id: 1, tier: 'STARTER', interval: 'MONTH', price: '400.00' } as const;
const rich = { balance: '1250.00' };

it.each<[string, Partial<Standing>, NextStep | null]>([
  ['nothing is left to do', {}, null],
  [
    'a room was opened: before all else its username is reported',
    { hasOpenedRoom: true, reports: [submitted], now: DUE, ...rich },
    { kind: 'reportUsername' },
  ],
  [
    'a report is overdue',
    { reports: [submitted, refused], now: DUE, ...rich },
    { kind: 'askAboutReport', report: submitted },
  ],
  [
    'of two overdue reports the older one',
    { reports: [{ ...submitted, id: 502 }, submitted], now: DUE },
    { kind: 'askAboutReport', report: submitted },
  ],
  ['a report was refused', { reports: [refused], ...rich }, { kind: 'correctReport', report: refused }],
  ['a refused report was dismissed', { reports: [refused], dismissed: [refused.id] }, null],
  ['a refused report was followed by another', { reports: [connected, refused] }, null],
  ['the balance pays a plan', { balance: '400.00' }, { kind: 'redeem', plan: starter }],
  [
    'the balance pays several plans, and a report waits',
    { reports: [submitted, connected], ...rich },
    { kind: 'redeem', plan: premium },
  ],
  ['a redemption is running', { redemptions: [pending], ...rich }, null],
  ['a redemption may be running', { redemptions: [{ ...pending, status: 'unknown' }], ...rich }, null],
  ['the redemptions did not load', { redemptions: undefined, ...rich }, null],
  ['the plans did not load', { plans: undefined, ...rich }, null],
  [
    'a report waits, and there are deals',
    { reports: [submitted], dealsToJoin: [deal] },
    { kind: 'waitForReview', report: submitted },
  ],
  ['nothing was ever reported', { reports: [], dealsToJoin: [deal] }, { kind: 'joinFirstRoom' }],
  ['another room has a deal', { dealsToJoin: [deal] }, { kind: 'joinRoom', deal }],
  ['the reports did not load: no room is suggested', { reports: undefined, dealsToJoin: [deal] }, null],
  [
    'the reports did not load, and the balance pays a plan',
    { reports: undefined, ...rich },
    { kind: 'redeem', plan: premium },
  ],
])('%s', (_, changes, expected) => {
  expect(nextStep({ ...settled, ...changes })).toEqual(expected);
});
