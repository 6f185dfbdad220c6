/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const PercentageRegExp = new RegExp('^[0-9]+(\\.[0-9]+)?$');


export const Percentage = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PercentageRegExp));

export type Percentage = zod.input<typeof Percentage>;
export type PercentageOutput = zod.output<typeof Percentage>;
