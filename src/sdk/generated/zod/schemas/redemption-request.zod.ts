/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const redemptionRequestEmailMax = 254;



export const RedemptionRequest = /*#__PURE__*/ zod.object({
  "plan": /*#__PURE__*/ zod.int(),
  "edge_amount": Amount,
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(redemptionRequestEmailMax)),
  "valid_until": Timestamp
});

export type RedemptionRequest = zod.input<typeof RedemptionRequest>;
export type RedemptionRequestOutput = zod.output<typeof RedemptionRequest>;
