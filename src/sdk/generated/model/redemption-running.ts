/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { RedemptionRunningCode } from './redemption-running-code.ts';

export interface RedemptionRunning {
  detail: string;
  code: RedemptionRunningCode;
}
