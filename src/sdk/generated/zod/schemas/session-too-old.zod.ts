/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const SessionTooOld = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['session_too_old'])
});

export type SessionTooOld = zod.input<typeof SessionTooOld>;
export type SessionTooOldOutput = zod.output<typeof SessionTooOld>;
