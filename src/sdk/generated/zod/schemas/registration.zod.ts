/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Country } from './country.zod.ts';
import { Password } from './password.zod.ts';

export const registrationFirstNameMax = 150;

export const registrationLastNameMax = 150;

export const registrationEmailMax = 254;



export const Registration = /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registrationFirstNameMax)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registrationLastNameMax)),
  "country": Country,
  "language": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['en', 'de', 'es', 'fr', 'pt-BR', 'pl', 'ru', 'uk', 'ja', 'zh-CN', 'zh-TW'])),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(registrationEmailMax)),
  "password": Password,
  "re_password": /*#__PURE__*/ zod.string(),
  "terms_accepted": /*#__PURE__*/ zod.boolean(),
  "marketing_opt_in": /*#__PURE__*/ zod.boolean()
});

export type Registration = zod.input<typeof Registration>;
export type RegistrationOutput = zod.output<typeof Registration>;
