/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';
import type { Timestamp } from './timestamp.ts';

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
  /**
     * Until when the confirmation of the member counts, by the clock of the server: two minutes after it. A
     * request that arrives later is a 409.
     */
  valid_until: Timestamp;
}
