/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { Country } from './country.zod.ts';
import { Subscription } from './subscription.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const Account = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "email": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "unconfirmed_email": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "unconfirmed_email_expires_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "first_name": /*#__PURE__*/ zod.string(),
  "last_name": /*#__PURE__*/ zod.string(),
  "country": Country,
  "language": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['en', 'de', 'es', 'fr', 'pt-BR', 'pl', 'ru', 'uk', 'ja', 'zh-CN', 'zh-TW'])),
  "edge_balance": Amount,
  "marketing_opt_in": /*#__PURE__*/ zod.boolean(),
  "whatsapp_number": /*#__PURE__*/ zod.string(),
  "discord_id": /*#__PURE__*/ zod.string(),
  "telegram": /*#__PURE__*/ zod.string(),
  "flags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "subscriptions": /*#__PURE__*/ zod.array(Subscription)
});

export type Account = zod.input<typeof Account>;
export type AccountOutput = zod.output<typeof Account>;
