import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/edge-history.json' with { type: 'json' };
import { edgeHistory } from '#sdk/generated/api/edge-history/edge-history.ts';
import type { EdgeHistoryParams } from '#sdk/generated/model/edge-history-params.ts';
import { dana, asMember, bearer, fromState, state } from './interaction.ts';
import { asksForARefresh, danaIsLoggedIn, isNotServedInABlockedRegion, isRefused } from './refusals.ts';
import { amount, day, exactly, text, timestamp } from './shapes.ts';

const { eachLike, integer, string } = MatchersV3;
const path = '/api/v1/account/edge-history/';
const page = examples.page.value;
const [reserved, credited, , bonus] = page.results as [Movement, Movement, Movement, Movement];
const onDay = { day: '2026-03-14' };

describe('the history of Edge', () => {
  it('lists movements at a room, filtered by kind and day', async () => {
    const query = { kind: ['credited', 'earned'], from: '2026-03-14', to: '2026-03-14' } as const;
    const movement = { ...credited, room: { slug: 'river-room', name: 'River Room' } };
    await asMember('the movements of Edge at rooms on a day')
      .given(...state('the member has movements of Edge', onDay))
      .withRequest('GET', path, (request) =>
        request.headers(bearer).query({ ...query, kind: [...query.kind] }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          results: eachLike({
            ...shapeOf(movement),
            kind: text('^(credited|earned)$', 'credited'),
            room: { slug: string('river-room'), name: string('River Room') },
            reference: null,
            played_on: day(credited.played_on ?? ''),
          }),
          next_cursor: null,
        }),
      )
      .executeTest(async ({ url }) => {
        const wished = { ...query, kind: [...query.kind] };
        expect(await edgeHistory(wished, { baseURL: url })).toEqual({
          results: [movement],
          next_cursor: null,
        });
      });
  });

  for (const kind of ['reserved', 'redeemed', 'returned'] as const) {
    it(`names the redemption that a movement belongs to: ${kind}`, async () => {
      const movement = { ...reserved, kind };
      await asMember(`the movements of Edge that are ${kind}`)
        .given(...state('the member has movements of Edge', onDay))
        .withRequest('GET', path, (request) => request.headers(bearer).query({ kind: [kind] }))
        .willRespondWith(200, (response) =>
          response.jsonBody({
            results: eachLike({
              ...shapeOf(movement),
              kind: exactly(kind),
              room: null,
              reference: string(reserved.reference ?? ''),
              played_on: null,
            }),
          }),
        )
        .executeTest(async ({ url }) => {
          expect(await edgeHistory({ kind: [kind] }, { baseURL: url })).toEqual({ results: [movement] });
        });
    });
  }

  for (const kind of ['bonus', 'adjusted'] as const) {
    it(`names no redemption where none belongs to the movement: ${kind}`, async () => {
      const nothing = { room: null, reference: null, played_on: null };
      await asMember(`the movements of Edge that are ${kind}`)
        .given(...state('the member has movements of Edge', onDay))
        .withRequest('GET', path, (request) => request.headers(bearer).query({ kind: [kind] }))
        .willRespondWith(200, (response) =>
          response.jsonBody({ results: eachLike({ ...shapeOf(bonus), kind: exactly(kind), ...nothing }) }),
        )
        .executeTest(async ({ url }) => {
          const results = [{ ...bonus, kind, ...nothing }];
          expect(await edgeHistory({ kind: [kind] }, { baseURL: url })).toEqual({ results });
        });
    });
  }

  it('answers the cursor of the next page', async () => {
    await asMember('the first page of the movements of Edge')
      .given(...state('the member has more movements of Edge than a page holds', {}))
      .withRequest('GET', path, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          count: integer(page.count),
          results: eachLike({ id: integer(reserved.id) }),
          next_cursor: string(page.next_cursor),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await edgeHistory({}, { baseURL: url })).toEqual({
          count: page.count,
          results: [{ id: reserved.id }],
          next_cursor: page.next_cursor,
        });
      });
  });

  it('begins with the oldest where it is asked to', async () => {
    const query = { kind: ['redeemed', 'credited'], order: 'oldest' } as const;
    await asMember('the movements of Edge, the oldest first')
      .given(...state('the member has movements of Edge', onDay))
      .withRequest('GET', path, (request) =>
        request.headers(bearer).query({ ...query, kind: [...query.kind] }),
      )
      // Two of them, of which the credited one came first: the order is what is asked for.
      .willRespondWith(200, (response) =>
        response.jsonBody({ results: [{ kind: exactly('credited') }, { kind: exactly('redeemed') }] }),
      )
      .executeTest(async ({ url }) => {
        expect(await edgeHistory({ ...query, kind: [...query.kind] }, { baseURL: url })).toEqual({
          results: [{ kind: 'credited' }, { kind: 'redeemed' }],
        });
      });
  });

  it('ends with a page without a cursor', async () => {
    const cursor = page.next_cursor;
    const more = 'the member has more movements of Edge than a page holds';
    await asMember('the last page of the movements of Edge')
      .given(...state(more, {}))
      .withRequest('GET', path, (request) =>
        request.headers(bearer).query({ cursor: fromState(more, (value) => value.cursor, { cursor }) }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ results: eachLike({ id: integer(reserved.id) }), next_cursor: null }),
      )
      .executeTest(async ({ url }) => {
        expect(await edgeHistory({ cursor }, { baseURL: url })).toEqual({
          results: [{ id: reserved.id }],
          next_cursor: null,
        });
      });
  });

  it('is empty before anything moved', async () => {
    await asMember(
      'the movements of Edge of a member without any',
      state('a member is logged in', { ...dana, edge_balance: '0.00' }),
    )
      .given(...state('the member has no movements of Edge', {}))
      .withRequest('GET', path, (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody(examples.empty.value))
      .executeTest(async ({ url }) => {
        expect(await edgeHistory({}, { baseURL: url })).toEqual(examples.empty.value);
      });
  });

  const refused = {
    what: 'the movements of Edge',
    method: 'GET',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }, sent: EdgeHistoryParams = {}) => edgeHistory(sent, request),
  } as const;
  isRefused(refused, [
    {
      description: 'the movements of Edge from a broken cursor',
      sent: { cursor: 'broken' },
      fields: { cursor: ['Invalid cursor.'] },
    },
    {
      description: 'the movements of Edge of days in the wrong order',
      sent: { from: '2026-03-14', to: '2026-03-01' },
      fields: { non_field_errors: ['The last day is before the first day.'] },
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

type Movement = (typeof page.results)[number];

function shapeOf(example: Omit<Movement, 'room'>) {
  return {
    id: integer(example.id),
    amount: amount(example.amount),
    balance_change: amount(example.balance_change),
    balance_after: amount(example.balance_after),
    description: string(example.description),
    occurred_at: timestamp(example.occurred_at),
  };
}
