/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * The plan as the payment provider knows it.
 */
export interface ExternalPlan {
  external_plan_id: string;
  provider: string;
  prorated: boolean;
}
