/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { EmailChangePendingCode } from './email-change-pending-code.ts';

export interface EmailChangePending {
  detail: string;
  code: EmailChangePendingCode;
}
