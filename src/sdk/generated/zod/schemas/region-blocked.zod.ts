/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const RegionBlocked = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['region_blocked'])
});

export type RegionBlocked = zod.input<typeof RegionBlocked>;
export type RegionBlockedOutput = zod.output<typeof RegionBlocked>;
