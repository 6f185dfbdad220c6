/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { ExternalPlan } from './external-plan.ts';
import type { Plan } from './plan.ts';
import type { Price } from './price.ts';
import type { Timestamp } from './timestamp.ts';

export interface Subscription {
  id: number;
  plan: Plan;
  price: Price;
  external_plan: ExternalPlan;
  latest_payment_method?: string;
  expiration_date: Timestamp;
  canceled: boolean;
}
