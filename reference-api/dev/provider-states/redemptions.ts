import planExamples from '#api-spec/examples/plans.json' with { type: 'json' };
import { Plan } from '#sdk/generated/zod/schemas/plan.zod.ts';
import { appendMovement } from '../../domain/ledger.ts';
import { putPlan } from '../../domain/plans.ts';
import { startRedemption, type Redeemable } from '../../domain/redeem.ts';
import { settle } from '../../domain/settle-redemptions.ts';
import type { Services } from '../../services.ts';
import { readParams } from '../state-params.ts';
import { theMember } from '../the-member.ts';
import { edgeParams } from './edge-params.ts';
import type { Establish } from './state.ts';

const DAY = 24 * 60 * 60 * 1000;
const premium = { plan: 2, edge_amount: '800.00', email: 'dana.river@example.com' };
const unknown = { ...premium, email: 'dana.river@unknown.test' };

export const redemptionStates: Readonly<Record<string, Establish>> = {
  'a plan costs Edge': async (services, params) => {
    const { plan, edge_amount } = readParams(edgeParams.planPrice, params);
    await putPlanFor(services, plan, edge_amount);
    return {};
  },
  'the member has never redeemed': (_services, params) => {
    readParams(edgeParams.nothing, params);
    return Promise.resolve({});
  },
  'a redemption of the member is pending': async (services, params) => {
    const { idempotency_key, ...request } = readParams(edgeParams.redemption, params);
    await putRedemption(services, request, { age: 0, key: idempotency_key });
    return {};
  },
  'a redemption of the member was completed': async (services, params) => {
    readParams(edgeParams.nothing, params);
    await putRedemption(services, premium, { age: 40 * DAY });
    return {};
  },
  'a redemption of the member failed': async (services, params) => {
    readParams(edgeParams.nothing, params);
    await putRedemption(services, unknown, { age: 70 * DAY });
    return {};
  },
  'the member has redemptions in every state': async (services, params) => {
    readParams(edgeParams.nothing, params);
    await putRedemption(services, unknown, { age: 70 * DAY });
    await putRedemption(services, premium, { age: 40 * DAY });
    await putRedemption(services, premium, { age: 0 });
    return {};
  },
};

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
