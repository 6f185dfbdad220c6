import type { Plan } from '../../src/sdk/generated/model/plan.ts';

/** A plan and what it costs in Edge. */
export interface PlanForEdge {
  plan: Plan;
  amount: string;
}
