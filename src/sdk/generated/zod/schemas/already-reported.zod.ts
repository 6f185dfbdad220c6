/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const AlreadyReported = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['already_reported'])
});

export type AlreadyReported = zod.input<typeof AlreadyReported>;
export type AlreadyReportedOutput = zod.output<typeof AlreadyReported>;
