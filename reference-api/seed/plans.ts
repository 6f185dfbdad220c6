import type { PlanInterval } from '#sdk/generated/model/plan-interval.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';

/** The solver plans of the demo catalogue. Who subscribes for the first time pays half of the price in dollars. */
export const seedPlans: Plan[] = [
  plan(1, 'STARTER', 'MONTH', { edge: '400.00', dollars: '39.00' }),
  plan(2, 'PREMIUM', 'MONTH', { edge: '800.00', dollars: '79.00' }),
  plan(3, 'ELITE', 'MONTH', { edge: '1600.00', dollars: '159.00' }),
  plan(4, 'STARTER', 'YEAR', { edge: '4000.00', dollars: '390.00' }),
  plan(5, 'PREMIUM', 'YEAR', { edge: '8000.00', dollars: '790.00' }),
  plan(6, 'ELITE', 'YEAR', { edge: '16000.00', dollars: '1590.00' }),
];

function plan(
  id: number,
  tier: PlanTier,
  interval: PlanInterval,
  { edge, dollars }: { edge: string; dollars: string },
): Plan {
  const external_plan_id = `solver-${tier}-${interval}`.toLowerCase();
  return {
    id,
    interval,
    tier,
    type: 'SOLVER',
    has_access_to_rake_ai: tier === 'ELITE',
    game_format: 'CASH',
    external_plan_id,
    provider: 'EDGE',
    prorated: false,
    prices: [
      {
        type: 'REGULAR',
        price: edge,
        prorated_price: null,
        currency: 'EDGE',
        external_plans: [{ external_plan_id, provider: 'EDGE', prorated: false }],
      },
      {
        type: 'FIRST_SUBSCRIPTION',
        price: dollars,
        discount: '50',
        prorated_price: null,
        currency: 'USD',
        external_plans: [{ external_plan_id: `${external_plan_id}-usd`, provider: 'CARD', prorated: false }],
      },
    ],
  };
}

/** A plan and what it costs in Edge. */
export interface PlanForEdge {
  plan: Plan;
  amount: string;
}
