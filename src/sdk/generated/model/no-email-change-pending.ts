/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { NoEmailChangePendingCode } from './no-email-change-pending-code.ts';

export interface NoEmailChangePending {
  detail: string;
  code: NoEmailChangePendingCode;
}
