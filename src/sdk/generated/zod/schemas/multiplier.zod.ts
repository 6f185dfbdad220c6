/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const MultiplierRegExp = new RegExp('^[0-9]+(\\.[0-9]+)?$');


export const Multiplier = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MultiplierRegExp));

export type Multiplier = zod.input<typeof Multiplier>;
export type MultiplierOutput = zod.output<typeof Multiplier>;
