/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Timestamp } from './timestamp.ts';

export interface PendingEmailChange {
  unconfirmed_email: string;
  unconfirmed_email_expires_at: Timestamp;
}
