import earnings from '#api-spec/examples/earnings.json' with { type: 'json' };
import history from '#api-spec/examples/edge-history.json' with { type: 'json' };
import redemptions from '#api-spec/examples/redemptions.json' with { type: 'json' };
import type { edgeStates } from '#pacts/states/edge.ts';
import { DailyEarnings } from '#sdk/generated/zod/schemas/daily-earnings.zod.ts';
import { Earnings } from '#sdk/generated/zod/schemas/earnings.zod.ts';
import { EdgeHistory } from '#sdk/generated/zod/schemas/edge-history.zod.ts';
import { Redemption } from '#sdk/generated/zod/schemas/redemption.zod.ts';
import { RedemptionStatus } from '#sdk/generated/zod/schemas/redemption-status.zod.ts';
import {
  earned,
  earnedDaily,
  movedEdge,
  planCosts,
  redeemed,
  redemptionStands,
  runningRedemption,
  twoPages,
} from '../../answers/edge.ts';
import type { MockedStates } from '../mocked-state.ts';

const month = Earnings.parse(earnings.month.value);
const page = EdgeHistory.parse(history.page.value);
const every = redemptions.some.value.map((one) => Redemption.parse(one));
const cursor = 'cD05MDAx';

const correctedRow = month.rows.filter(({ adjustments }) => adjustments.length > 0);
const openRow = month.rows
  .filter(({ adjustments }) => adjustments.length === 0)
  .map((row) => ({ ...row, edge_credited: '0.00', credited_at: null }));
const [reserved, , , bonus] = page.results;
const kinds = (['redeemed', 'returned'] as const).flatMap((kind) =>
  reserved === undefined ? [] : [{ ...reserved, kind }],
);
const given = (['bonus', 'adjusted'] as const).flatMap((kind) =>
  bonus === undefined ? [] : [{ ...bonus, kind, room: null }],
);
const moved = [...page.results.filter((one) => one !== bonus), ...given];

export const edge: MockedStates<keyof typeof edgeStates> = {
  'the member has earnings in a month': () => ({
    handlers: [
      earned({ ...month, rows: correctedRow }),
      earnedDaily(DailyEarnings.parse(earnings.days.value)),
    ],
  }),
  'the member has earnings in a month that are not credited': () => ({
    handlers: [earned({ ...month, rows: openRow })],
  }),
  'the member has no earnings': () => ({
    handlers: [
      earned(Earnings.parse(earnings.empty.value)),
      earnedDaily({
        ...DailyEarnings.parse(earnings.days.value),
        days: [],
        reported_until: null,
        last_updated: null,
      }),
    ],
  }),
  'a plan costs Edge': ({ plan, edge_amount }) => ({ handlers: [planCosts(plan, edge_amount)] }),
  'the member has never redeemed': () => ({
    handlers: [redeemed([]), redemptionStands(RedemptionStatus.parse(redemptions.status_none.value))],
  }),
  'a redemption of the member is pending': ({ idempotency_key, ...request }) => ({
    handlers: runningRedemption(idempotency_key, request),
  }),
  'a redemption of the member was completed': () => ({
    handlers: [redemptionStands(RedemptionStatus.parse(redemptions.status_completed.value))],
  }),
  'a redemption of the member failed': () => ({
    handlers: [redemptionStands(RedemptionStatus.parse(redemptions.status_failed.value))],
  }),
  'the member has redemptions in every state': () => ({
    handlers: [redeemed(every), ...runningRedemption('', { plan: 0, edge_amount: '0.00', email: '' })],
  }),
  'the member has movements of Edge': () => ({ handlers: [movedEdge([...kinds, ...moved])] }),
  'the member has more movements of Edge than a page holds': () => ({
    handlers: [twoPages(page, cursor)],
    values: { cursor },
  }),
  'the member has no movements of Edge': () => ({ handlers: [movedEdge([])] }),
};
