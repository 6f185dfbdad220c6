/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { RedemptionConflictCode } from './redemption-conflict-code.ts';

export interface RedemptionConflict {
  detail: string;
  /**
     * `price_changed`: the plan costs another amount than the member confirmed. `idempotency_key_reused`:
     * the key came with another body before. `intent_expired`: the request came after its `valid_until`, and
     * no redemption has its key; none ever will.
     */
  code: RedemptionConflictCode;
}
