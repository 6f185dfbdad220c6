/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Password } from './password.zod.ts';

export const NewPassword = /*#__PURE__*/ zod.object({
  "new_password": Password,
  "re_new_password": /*#__PURE__*/ zod.string()
});

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;
