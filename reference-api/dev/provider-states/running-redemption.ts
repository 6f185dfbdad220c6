import plans from '../../../api-spec/examples/plans.json' with { type: 'json' };
import { Plan } from '../../../src/sdk/generated/zod/rakeback-wizard-api.schemas.zod.ts';
import { putPlan } from '../../domain/plans.ts';
import { theMember } from '../the-member.ts';
import type { Establish } from './state.ts';

export const runningRedemptionStates: Readonly<Record<string, Establish>> = {
  'the member has a redemption that is running': async (services) => {
    const { database, settings } = services;
    const member = await theMember(services);
    const plan = Plan.parse(plans.all.value[0]);
    await putPlan(database, plan);
    await database
      .insertInto('redemptions')
      .values({
        player_id: member.id,
        reference: settings.random.uuid(),
        idempotency_key: settings.random.uuid(),
        request_digest: '',
        plan_id: plan.id,
        email: member.email,
        edge_amount: '400.00',
        status: 'pending',
        requested_at: settings.clock.now(),
      })
      .execute();
    return {};
  },
};
