/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';

export const EarningsTotals = /*#__PURE__*/ zod.object({
  "rake": Amount,
  "net_rake": Amount,
  "edge_earned": Amount,
  "edge_credited": Amount
});

export type EarningsTotals = zod.input<typeof EarningsTotals>;
export type EarningsTotalsOutput = zod.output<typeof EarningsTotals>;
