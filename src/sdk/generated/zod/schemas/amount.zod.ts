/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const AmountRegExp = new RegExp('^-?[0-9]+\\.[0-9]{2}$');


export const Amount = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(AmountRegExp));

export type Amount = zod.input<typeof Amount>;
export type AmountOutput = zod.output<typeof Amount>;
