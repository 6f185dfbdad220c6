import { describe } from 'vitest';

import examples from '#api-spec/examples/edge-history.json' with { type: 'json' };
import { edgeHistory } from '#sdk/generated/api/edge-history/edge-history.ts';
import type { EdgeHistoryParams } from '#sdk/generated/model/edge-history-params.ts';
import { dana, fromState, state } from './interaction.ts';
import {
  asksForARefresh,
  danaIsLoggedIn,
  isAnswered,
  isNotServedInABlockedRegion,
  isRefused,
} from './refusals.ts';
import { exactly, text } from './shapes.ts';

const path = '/api/v1/account/edge-history/';
const page = examples.page.value;
type Movement = (typeof page.results)[number];
const [reserved, credited, , bonus] = page.results as [Movement, Movement, Movement, Movement];
/** From us, so of no room. */
const gift = { ...bonus, room: null };
const cursor = page.next_cursor;
const movements = state('the member has movements of Edge', { day: '2026-03-14' });
const morePages = state('the member has more movements of Edge than a page holds', {});

/** The last page, with one movement. */
const last = (movement: unknown) => ({ ...page, results: [movement], next_cursor: null });

describe('the history of Edge', () => {
  const operation = {
    what: 'the movements of Edge',
    method: 'GET',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }, sent: EdgeHistoryParams = {}) => edgeHistory(sent, request),
  } as const;
  isAnswered<EdgeHistoryParams | undefined>(operation, 'edgeHistory', [
    {
      description: 'the movements of Edge at rooms on a day',
      given: [movements],
      sent: { kind: ['credited', 'earned'], from: '2026-03-14', to: '2026-03-14' },
      example: last({ ...credited, kind: text('^(credited|earned)$', 'credited') }),
    },
    // What belongs to a redemption names it.
    ...(['reserved', 'redeemed', 'returned'] as const).map((kind) => ({
      description: `the movements of Edge that are ${kind}`,
      given: [movements],
      sent: { kind: [kind] },
      example: last({ ...reserved, kind: exactly(kind) }),
    })),
    ...(['bonus', 'adjusted'] as const).map((kind) => ({
      description: `the movements of Edge that are ${kind}`,
      given: [movements],
      sent: { kind: [kind] },
      example: last({ ...gift, kind: exactly(kind) }),
    })),
    {
      description: 'the first page of the movements of Edge',
      given: [morePages],
      example: { ...page, results: [gift] },
    },
    // Two of them, of which the credited one came first: the order is what is asked for.
    {
      description: 'the movements of Edge, the oldest first',
      given: [movements],
      sent: { kind: ['redeemed', 'credited'], order: 'oldest' },
      example: {
        ...last(null),
        results: [
          { ...credited, kind: exactly('credited') },
          { ...reserved, kind: exactly('redeemed') },
        ],
      },
    },
    {
      description: 'the last page of the movements of Edge',
      given: [morePages],
      sent: { cursor },
      sentShape: { cursor: fromState(morePages[0], (value) => value.cursor, { cursor }) },
      example: last(gift),
    },
    {
      description: 'the movements of Edge of a member without any',
      member: state('a member is logged in', { ...dana, edge_balance: '0.00' }),
      given: [state('the member has no movements of Edge', {})],
      example: examples.empty.value,
    },
  ]);
  isRefused<EdgeHistoryParams>(operation, [
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
  asksForARefresh(operation);
  isNotServedInABlockedRegion(operation);
});
