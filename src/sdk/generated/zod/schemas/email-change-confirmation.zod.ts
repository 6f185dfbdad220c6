/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { LinkToken } from './link-token.zod.ts';

export const EmailChangeConfirmation = /*#__PURE__*/ zod.object({
  "token": LinkToken
});

export type EmailChangeConfirmation = zod.input<typeof EmailChangeConfirmation>;
export type EmailChangeConfirmationOutput = zod.output<typeof EmailChangeConfirmation>;
