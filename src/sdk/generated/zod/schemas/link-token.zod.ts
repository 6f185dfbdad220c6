/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const LinkTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const LinkToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(LinkTokenRegExp));

export type LinkToken = zod.input<typeof LinkToken>;
export type LinkTokenOutput = zod.output<typeof LinkToken>;
