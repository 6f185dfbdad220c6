import planExamples from '#api-spec/examples/plans.json' with { type: 'json' };
import type { edgeStates } from '#pacts/states/edge.ts';
import { Plan } from '#sdk/generated/zod/schemas/plan.zod.ts';
import { startOfDay } from '../../domain/calendar.ts';
import { edgeHistoryOf, PAGE_SIZE } from '../../domain/edge-history.ts';
import { appendMovement, type Movement } from '../../domain/ledger.ts';
import { putPlan } from '../../domain/plans.ts';
import { startRedemption, type Redeemable } from '../../domain/redeem.ts';
import { settle } from '../../domain/redemptions.ts';
import { invalid } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { putRakeDay, putRoomAccount } from '../put-room-account.ts';
import { nothingToDo, theMember, type Setups } from './setup.ts';

const DAY = 24 * 60 * 60 * 1000;
const RIVER_ROOM = { slug: 'river-room', name: 'River Room' };
const premium = { plan: 2, edge_amount: '800.00', email: 'dana.river@example.com' };
const unknown = { ...premium, email: 'dana.river@unknown.test' };

export const edgeSetups: Setups<keyof typeof edgeStates> = {
  'the member has earnings in a month': async (services, { month }) => {
    const account = await accountAtRoom(services, '1.25');
    const rake = { rake: '110.00', net_rake: '100.00', credited: '125.00' };
    await putRakeDay(services.database, account, `${month}-01`, rake);
    const correction = {
      amount: '-5.00',
      reason: `The room corrected ${month}-01.`,
      played_on: `${month}-01`,
    };
    await services.database
      .insertInto('earnings_adjustments')
      .values({ room_account_id: account, ...correction, applied_at: startOfDay(`${month}-02`) })
      .execute();
  },
  'the member has earnings in a month that are not credited': async (services, { month }) => {
    const account = await accountAtRoom(services, '1.25');
    await putRakeDay(services.database, account, `${month}-01`, { rake: '110.00', net_rake: '100.00' });
  },
  'the member has no earnings': nothingToDo,
  'a plan costs Edge': async (services, { plan, edge_amount }) => {
    await putPlanFor(services, plan, edge_amount);
  },
  'the member has never redeemed': nothingToDo,
  'a redemption of the member is pending': (services, { idempotency_key: key, ...request }) =>
    putRedemption(services, request, { age: 0, key }),
  'a redemption of the member was completed': (services) =>
    putRedemption(services, premium, { age: 40 * DAY }),
  'a redemption of the member failed': (services) => putRedemption(services, unknown, { age: 70 * DAY }),
  'the member has redemptions in every state': async (services) => {
    await putRedemption(services, unknown, { age: 70 * DAY });
    await putRedemption(services, premium, { age: 40 * DAY });
    await putRedemption(services, premium, { age: 0 });
  },
  'the member has movements of Edge': async (services, { day }) => {
    await accountAtRoom(services, '1');
    const rake = {
      amount: '480.00',
      description: 'Rake at River Room',
      room: RIVER_ROOM.slug,
      playedOn: day,
    };
    const plan = await putPlanFor(services, 2, '100.00');
    const redemption = { amount: '100.00', description: 'Premium, 1 month', plan: plan.id };
    const completed = { ...redemption, reference: 'RW-2026-0301' };
    const failed = { ...redemption, reference: 'RW-2026-0302' };
    await append(services, startOfDay(day), [
      { kind: 'earned', ...rake },
      { kind: 'credited', ...rake },
      { kind: 'earned', ...rake, amount: '96.00' },
      { kind: 'redeemed', ...completed },
      { kind: 'completed', ...completed },
      { kind: 'redeemed', ...failed },
      { kind: 'returned', ...failed },
      { kind: 'bonus', amount: '50.00', description: 'Monthly race', reason: 'race' },
      {
        kind: 'corrected',
        amount: '-5.00',
        description: 'The room corrected a day.',
        room: RIVER_ROOM.slug,
        playedOn: day,
      },
      { kind: 'adjusted', amount: '-5.00', description: 'Credited twice', reason: 'credited_twice' },
    ]);
  },
  'the member has more movements of Edge than a page holds': async (services) => {
    const race = { kind: 'bonus', amount: '1.00', description: 'Monthly race', reason: 'race' } as const;
    const movements = Array.from({ length: PAGE_SIZE + 1 }, () => race);
    await append(services, services.settings.clock.now(), movements);
    const { next_cursor } = await edgeHistoryOf(services.database, (await theMember(services)).id, {});
    return { cursor: next_cursor ?? '' };
  },
  'the member has no movements of Edge': async (services) => {
    const { results } = await edgeHistoryOf(services.database, (await theMember(services)).id, {});
    // A balance is a movement, so only a member without Edge has none.
    if (results.length > 0) throw invalid({ edge_balance: ['The member has Edge.'] });
  },
};

async function accountAtRoom(services: Services, edge_multiplier: string): Promise<number> {
  const { id: playerId } = await theMember(services);
  const facts = { playerId, room: RIVER_ROOM, username: 'danariver', edge_multiplier };
  return putRoomAccount(services.database, facts);
}

async function append(
  services: Services,
  occurredAt: number,
  movements: readonly Omit<Movement, 'occurredAt'>[],
): Promise<void> {
  const { id: playerId } = await theMember(services);
  await services.database.transaction().execute(async (transaction) => {
    for (const movement of movements)
      await appendMovement(transaction, playerId, { ...movement, occurredAt });
  });
}

/** A redemption that was asked for so long ago, and settled 12 hours later if that has passed. */
async function putRedemption(
  services: Services,
  request: Redeemable,
  { age, key = services.settings.random.uuid() }: { age: number; key?: string },
): Promise<void> {
  const { id: playerId } = await theMember(services);
  const plan = await putPlanFor(services, request.plan, request.edge_amount);
  const requestedAt = services.settings.clock.now() - age;
  await services.database.transaction().execute(async (transaction) => {
    const bonus = { kind: 'bonus', amount: request.edge_amount, description: 'Bonus' } as const;
    await appendMovement(transaction, playerId, { ...bonus, occurredAt: requestedAt });
    const redemption = await startRedemption(transaction, playerId, key, request, plan, requestedAt);
    if (age > DAY) await settle(transaction, redemption, requestedAt + DAY / 2);
  });
}

async function putPlanFor({ database }: Services, id: number, edgeAmount: string): Promise<Plan> {
  const example = planExamples.all.value.find((plan) => plan.id === id) ?? planExamples.all.value[0];
  const price = { type: 'REGULAR', price: edgeAmount, prorated_price: null, currency: 'EDGE' };
  const plan = Plan.parse({ ...example, id, prices: [{ ...price, external_plans: [] }] });
  await putPlan(database, plan);
  return plan;
}
