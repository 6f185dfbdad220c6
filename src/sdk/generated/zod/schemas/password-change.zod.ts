/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Password } from './password.zod.ts';

export const passwordChangeCurrentPasswordMax = 128;



export const PasswordChange = /*#__PURE__*/ zod.object({
  "current_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordChangeCurrentPasswordMax)),
  "new_password": Password,
  "re_new_password": /*#__PURE__*/ zod.string()
});

export type PasswordChange = zod.input<typeof PasswordChange>;
export type PasswordChangeOutput = zod.output<typeof PasswordChange>;
