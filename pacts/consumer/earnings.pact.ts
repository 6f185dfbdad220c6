import { describe } from 'vitest';

import examples from '#api-spec/examples/earnings.json' with { type: 'json' };
import { dailyEarnings, earnings, monthlyEarnings } from '#sdk/generated/api/earnings/earnings.ts';
import type { DailyEarningsParams } from '#sdk/generated/model/daily-earnings-params.ts';
import type { EarningsParams } from '#sdk/generated/model/earnings-params.ts';
import { state } from './interaction.ts';
import {
  asksForARefresh,
  danaIsLoggedIn,
  isAnswered,
  isNotServedInABlockedRegion,
  isRefused,
} from './refusals.ts';
import { exactly } from './shapes.ts';

const path = '/api/v1/account/earnings/';
const march = { month: '2026-03' };
const monthWithEarnings = state('the member has earnings in a month', march);
const noEarnings = state('the member has no earnings', {});
const zero = exactly('0.00');

describe('the earnings', () => {
  const { value: month } = examples.month;
  const corrected = month.rows.slice(1);
  const empty = {
    ...examples.empty.value,
    totals: { rake: zero, net_rake: zero, edge_earned: zero, edge_credited: zero },
  };
  const operation = {
    what: 'the earnings',
    method: 'GET',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }, sent: EarningsParams = {}) => earnings(sent, request),
  } as const;
  isAnswered<EarningsParams | undefined>(operation, 'earnings', [
    {
      description: 'the earnings of a month, credited and corrected',
      given: [monthWithEarnings],
      sent: march,
      example: { ...month, rows: corrected },
    },
    {
      description: 'the earnings of a month, not credited yet',
      given: [state('the member has earnings in a month that are not credited', march)],
      sent: march,
      example: {
        ...month,
        rows: corrected.map((row) => ({ ...row, edge_credited: zero, credited_at: null, adjustments: [] })),
      },
    },
    {
      description: 'the earnings of a month at two rooms',
      given: [monthWithEarnings],
      sent: { ...march, room: ['river-room', 'lakeside-poker'] },
      example: { ...month, rows: corrected },
    },
    {
      description: 'the earnings of a member without any, this month',
      given: [noEarnings],
      sent: { period: 'this_month' },
      example: empty,
    },
    {
      description: 'the earnings of a member without any, last month',
      given: [noEarnings],
      sent: { period: 'last_month' },
      example: empty,
    },
  ]);
  isRefused<EarningsParams>(operation, [
    {
      description: 'the earnings of a period and a month at once',
      sent: { period: 'this_month', month: '2026-03' },
      fields: { non_field_errors: ['Ask for a period or for a month.'] },
    },
  ]);
  asksForARefresh(operation);
  isNotServedInABlockedRegion(operation);
});

describe('the daily earnings', () => {
  const { value } = examples.days;
  const operation = {
    what: 'the daily earnings',
    method: 'GET',
    path: `${path}daily/`,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }, sent: DailyEarningsParams = {}) => dailyEarnings(sent, request),
  } as const;
  isAnswered<DailyEarningsParams | undefined>(operation, 'dailyEarnings', [
    {
      description: 'the daily earnings of a month',
      given: [monthWithEarnings],
      sent: march,
      example: { ...value, days: value.days.slice(1) },
    },
    {
      description: 'the daily earnings of a month to come',
      given: [noEarnings],
      sent: { month: '2999-01' },
      example: { ...value, days: [], reported_until: null },
    },
  ]);
  isRefused<DailyEarningsParams>(operation, [
    {
      description: 'the daily earnings of a malformed month',
      sent: { month: '2026-13' },
      fields: { month: ['Enter a valid value.'] },
    },
  ]);
  asksForARefresh(operation);
  isNotServedInABlockedRegion(operation);
});

describe('the earnings by month', () => {
  const { value } = examples.months;
  const operation = {
    what: 'the earnings by month',
    method: 'GET',
    path: `${path}monthly/`,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => monthlyEarnings(request),
  } as const;
  isAnswered<undefined>(operation, 'monthlyEarnings', [
    {
      description: 'the earnings by month',
      given: [monthWithEarnings],
      example: { months: value.months.slice(1) },
    },
  ]);
  asksForARefresh(operation);
  isNotServedInABlockedRegion(operation);
});
