/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';

export interface RedemptionRequest {
  /** The plan's id. */
  plan: number;
  /** The price in Edge that the member confirmed; another price is a 409. */
  edge_amount: Amount;
  /**
     * The address of the solver account.
     * @maxLength 254
     */
  email: string;
}
