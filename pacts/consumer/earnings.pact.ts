import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/earnings.json' with { type: 'json' };
import { dailyEarnings, earnings } from '#sdk/generated/api/earnings/earnings.ts';
import type { DailyEarningsParams } from '#sdk/generated/model/daily-earnings-params.ts';
import type { EarningsParams } from '#sdk/generated/model/earnings-params.ts';
import { state, asMember, bearer } from './interaction.ts';
import { asksForARefresh, danaIsLoggedIn, isNotServedInABlockedRegion, isRefused } from './refusals.ts';
import { amount, day, decimal, exactly, timestamp } from './shapes.ts';

const { eachLike, string } = MatchersV3;
const path = '/api/v1/account/earnings/';
const march = { month: '2026-03' };
const month = examples.month.value;
const [plainRow, correctedRow] = month.rows.map(withoutLogo) as [Row, Row];
const totals = amountsOf(month.totals);
const period = { start: day(month.period.start), end: day(month.period.end), time_zone: 'UTC' };

describe('the earnings', () => {
  it('list for each room account what was raked, earned, credited and corrected in a month', async () => {
    const row = correctedRow;
    const correction = correctedRow.adjustments[0];
    await asMember('the earnings of a month, credited and corrected')
      .given(...state('the member has earnings in a month', march))
      .withRequest('GET', path, (request) => request.headers(bearer).query(march))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          period,
          rows: eachLike({
            ...rowShape(row),
            credited_at: timestamp(row.credited_at),
            adjustments: eachLike({
              amount: amount(correction?.amount ?? ''),
              reason: string(correction?.reason ?? ''),
              applied_at: timestamp(correction?.applied_at ?? ''),
            }),
          }),
          totals,
          last_updated: timestamp(month.last_updated),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await earnings(march, { baseURL: url })).toEqual({ ...month, rows: [row] });
      });
  });

  it('have null for what is not credited yet, and an empty list for what was not corrected', async () => {
    const row = { ...plainRow, edge_credited: '0.00', credited_at: null };
    await asMember('the earnings of a month, not credited yet')
      .given(...state('the member has earnings in a month that are not credited', march))
      .withRequest('GET', path, (request) => request.headers(bearer).query(march))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          rows: eachLike({
            ...rowShape(plainRow),
            edge_credited: exactly('0.00'),
            credited_at: null,
            adjustments: [],
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await earnings(march, { baseURL: url })).toEqual({ rows: [row] });
      });
  });

  it('are asked for at several rooms by repeating the key', async () => {
    const room = ['river-room', 'lakeside-poker'];
    await asMember('the earnings of a month at two rooms')
      .given(...state('the member has earnings in a month', march))
      .withRequest('GET', path, (request) => request.headers(bearer).query({ ...march, room }))
      .willRespondWith(200, (response) =>
        response.jsonBody({ rows: eachLike({ room: { slug: string('river-room') } }) }),
      )
      .executeTest(async ({ url }) => {
        expect(await earnings({ ...march, room }, { baseURL: url })).toEqual({
          rows: [{ room: { slug: 'river-room' } }],
        });
      });
  });

  for (const wished of ['this_month', 'last_month'] as const) {
    it(`are empty without rake: ${wished}`, async () => {
      const { value } = examples.empty;
      await asMember(`the earnings of a member without any, ${wished.replace('_', ' ')}`)
        .given(...state('the member has no earnings', {}))
        .withRequest('GET', path, (request) => request.headers(bearer).query({ period: wished }))
        .willRespondWith(200, (response) => response.jsonBody({ ...value, period }))
        .executeTest(async ({ url }) => {
          expect(await earnings({ period: wished }, { baseURL: url })).toEqual(value);
        });
    });
  }

  const refused = {
    what: 'the earnings',
    method: 'GET',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }, sent: EarningsParams = {}) => earnings(sent, request),
  } as const;
  isRefused(refused, [
    {
      description: 'the earnings of a period and a month at once',
      sent: { period: 'this_month', month: '2026-03' },
      fields: { non_field_errors: ['Ask for a period or for a month.'] },
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('the daily earnings', () => {
  const { value } = examples.days;
  const [first] = value.days as [(typeof value.days)[number]];
  const daily = `${path}daily/`;

  it('list each day of a month', async () => {
    await asMember('the daily earnings of a month')
      .given(...state('the member has earnings in a month', march))
      .withRequest('GET', daily, (request) => request.headers(bearer).query(march))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          period,
          days: eachLike({ date: day(first.date), ...amountsOf(first) }),
          reported_until: day(value.reported_until),
          last_updated: timestamp(value.last_updated),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await dailyEarnings(march, { baseURL: url })).toEqual({ ...value, days: [first] });
      });
  });

  it('are empty for a month to come', async () => {
    const future = { month: '2999-01' };
    await asMember('the daily earnings of a month to come')
      .given(...state('the member has no earnings', {}))
      .withRequest('GET', daily, (request) => request.headers(bearer).query(future))
      .willRespondWith(200, (response) =>
        response.jsonBody({ period, days: [], reported_until: null, last_updated: null }),
      )
      .executeTest(async ({ url }) => {
        expect(await dailyEarnings(future, { baseURL: url })).toEqual({
          period: month.period,
          days: [],
          reported_until: null,
          last_updated: null,
        });
      });
  });

  const refused = {
    what: 'the daily earnings',
    method: 'GET',
    path: daily,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }, sent: DailyEarningsParams = {}) => dailyEarnings(sent, request),
  } as const;
  isRefused(refused, [
    {
      description: 'the daily earnings of a malformed month',
      sent: { month: '2026-13' },
      fields: { month: ['Enter a valid value.'] },
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

interface Amounts {
  readonly rake: string;
  readonly net_rake: string;
  readonly edge_earned: string;
  readonly edge_credited: string;
}

function amountsOf({ rake, net_rake, edge_earned, edge_credited }: Amounts) {
  return {
    rake: amount(rake),
    net_rake: amount(net_rake),
    edge_earned: amount(edge_earned),
    edge_credited: amount(edge_credited),
  };
}

type Row = ReturnType<typeof withoutLogo>;

/** Whether a room has a picture is for the contract of the deals. */
function withoutLogo({ room, ...row }: (typeof month.rows)[number]) {
  return { ...row, room: { slug: room.slug, name: room.name } };
}

function rowShape(row: Row) {
  return {
    room: { slug: string(row.room.slug), name: string(row.room.name) },
    username: string(row.username),
    ...amountsOf(row),
    edge_multiplier: decimal(row.edge_multiplier),
    counting_rule: string(row.counting_rule),
    last_updated: timestamp(row.last_updated),
  };
}
