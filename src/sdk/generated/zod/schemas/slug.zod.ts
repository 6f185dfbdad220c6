/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const SlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const Slug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(SlugRegExp));

export type Slug = zod.input<typeof Slug>;
export type SlugOutput = zod.output<typeof Slug>;
