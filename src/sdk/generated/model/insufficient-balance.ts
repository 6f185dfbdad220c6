/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { InsufficientBalanceCode } from './insufficient-balance-code.ts';

export interface InsufficientBalance {
  detail: string;
  code: InsufficientBalanceCode;
}
