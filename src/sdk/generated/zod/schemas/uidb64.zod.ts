/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const Uidb64RegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Uidb64 = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(Uidb64RegExp));

export type Uidb64 = zod.input<typeof Uidb64>;
export type Uidb64Output = zod.output<typeof Uidb64>;
