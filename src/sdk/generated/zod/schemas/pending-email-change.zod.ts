/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Timestamp } from './timestamp.zod.ts';

export const PendingEmailChange = /*#__PURE__*/ zod.object({
  "unconfirmed_email": /*#__PURE__*/ zod.string(),
  "unconfirmed_email_expires_at": Timestamp
});

export type PendingEmailChange = zod.input<typeof PendingEmailChange>;
export type PendingEmailChangeOutput = zod.output<typeof PendingEmailChange>;
