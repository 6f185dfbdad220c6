/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const CountryRegExp = new RegExp('^[A-Z]{2}$');


export const Country = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CountryRegExp));

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;
