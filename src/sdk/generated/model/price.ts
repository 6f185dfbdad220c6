/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';
import type { ExternalPlan } from './external-plan.ts';
import type { Percentage } from './percentage.ts';

/**
 * What is charged is `prorated_price` if there is one, otherwise `price` less `discount` per cent,
 * rounded half up to two places.
 */
export interface Price {
  /** For example REGULAR or FIRST_SUBSCRIPTION. */
  type: string;
  price: Amount;
  discount?: Percentage;
  prorated_price: Amount | null;
  /**
     * EDGE or ISO 4217.
     * @pattern ^[A-Z]{3,4}$
     */
  currency: string;
  external_plans: ExternalPlan[];
}
