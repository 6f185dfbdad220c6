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
import { exactly } from './shapes.ts';

const path = '/api/v1/account/edge-history/';
const page = examples.page.value;
type Movement = (typeof page.results)[number];
const [earned, redeemed, credited, corrected, bonus] = page.results as [
  Movement,
  Movement,
  Movement,
  Movement,
  Movement,
];
/** From us, so of no room. Not every bonus has a reason. */
const { reason, ...gift } = { ...bonus, room: null };
/** The steps of a movement: these, in this order. */
const steps = (...kinds: readonly string[]) =>
  kinds.map((kind) => ({ kind: exactly(kind), occurred_at: redeemed.occurred_at }));
const ofDay = { from: '2026-03-14', to: '2026-03-14' };
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
      description: 'the movements of Edge that are credited, on a day',
      given: [movements],
      sent: { kind: ['credited'], ...ofDay },
      example: last({ ...credited, kind: exactly('credited'), steps: steps('earned', 'credited') }),
    },
    {
      description: 'the movements of Edge that are not credited yet',
      given: [movements],
      sent: { kind: ['earned'] },
      example: last({ ...earned, kind: exactly('earned'), steps: steps('earned') }),
    },
    {
      description: 'the movements of Edge that are returned',
      given: [movements],
      sent: { kind: ['returned'] },
      example: last({ ...redeemed, kind: exactly('returned'), steps: steps('requested', 'failed') }),
    },
    {
      description: 'the movements of Edge that are corrected',
      given: [movements],
      sent: { kind: ['corrected'] },
      example: last({ ...corrected, kind: exactly('corrected') }),
    },
    {
      description: 'the movements of Edge that are bonus',
      given: [movements],
      sent: { kind: ['bonus'] },
      example: last({ ...gift, kind: exactly('bonus') }),
    },
    {
      description: 'the movements of Edge that are adjusted',
      given: [movements],
      sent: { kind: ['adjusted'] },
      example: last({ ...gift, kind: exactly('adjusted'), reason }),
    },
    {
      description: 'the first page of the movements of Edge',
      given: [morePages],
      example: { ...page, results: [gift] },
    },
    // The first was completed and the second failed: the order is what is asked for.
    {
      description: 'the movements of Edge that are redeemed, the oldest first',
      given: [movements],
      sent: { kind: ['redeemed'], order: 'oldest' },
      example: {
        ...last(null),
        results: [
          { ...redeemed, kind: exactly('redeemed'), steps: steps('requested', 'completed') },
          { ...redeemed, kind: exactly('redeemed'), steps: steps('requested', 'failed') },
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
