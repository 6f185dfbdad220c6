/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const credentialsEmailMax = 254;

export const credentialsPasswordMax = 128;



export const Credentials = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(credentialsEmailMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(credentialsPasswordMax))
});

export type Credentials = zod.input<typeof Credentials>;
export type CredentialsOutput = zod.output<typeof Credentials>;
