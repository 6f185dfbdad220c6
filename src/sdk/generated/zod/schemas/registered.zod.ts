/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Uidb64 } from './uidb64.zod.ts';

export const Registered = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "uidb64": Uidb64
});

export type Registered = zod.input<typeof Registered>;
export type RegisteredOutput = zod.output<typeof Registered>;
