/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Country } from './country.zod.ts';

export const accountUpdateFirstNameMax = 150;

export const accountUpdateLastNameMax = 150;

export const accountUpdateWhatsappNumberMax = 32;

export const accountUpdateDiscordIdMax = 64;

export const accountUpdateTelegramMax = 64;



export const AccountUpdate = /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountUpdateFirstNameMax))),
  "last_name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountUpdateLastNameMax))),
  "country": /*#__PURE__*/ zod.exactOptional(Country),
  "language": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['en', 'de', 'es', 'fr', 'pt-BR', 'pl', 'ru', 'uk', 'ja', 'zh-CN', 'zh-TW'])),
  "marketing_opt_in": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "whatsapp_number": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accountUpdateWhatsappNumberMax))),
  "discord_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accountUpdateDiscordIdMax))),
  "telegram": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accountUpdateTelegramMax)))
});

export type AccountUpdate = zod.input<typeof AccountUpdate>;
export type AccountUpdateOutput = zod.output<typeof AccountUpdate>;
