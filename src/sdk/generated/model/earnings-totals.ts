/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';

export interface EarningsTotals {
  rake: Amount;
  net_rake: Amount;
  edge_earned: Amount;
  edge_credited: Amount;
}
