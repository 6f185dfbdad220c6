/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export interface RedemptionRequest {
  /** The plan's id. */
  plan: number;
  /**
     * The address of the solver account.
     * @maxLength 254
     */
  email: string;
}
