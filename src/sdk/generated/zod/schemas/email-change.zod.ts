/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const emailChangeNewEmailMax = 254;

export const emailChangeCurrentPasswordMax = 128;



export const EmailChange = /*#__PURE__*/ zod.object({
  "new_email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(emailChangeNewEmailMax)),
  "current_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(emailChangeCurrentPasswordMax))
});

export type EmailChange = zod.input<typeof EmailChange>;
export type EmailChangeOutput = zod.output<typeof EmailChange>;
