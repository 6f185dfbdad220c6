import type { Plan } from '#sdk/generated/model/plan.ts';

/** A plan and what it costs in Edge. */
export interface PlanForEdge {
  plan: Plan;
  amount: string;
}
