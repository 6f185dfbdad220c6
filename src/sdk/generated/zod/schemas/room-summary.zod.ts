/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Slug } from './slug.zod.ts';

export const RoomSummary = /*#__PURE__*/ zod.object({
  "slug": Slug,
  "name": /*#__PURE__*/ zod.string(),
  "logo_url": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()])
});

export type RoomSummary = zod.input<typeof RoomSummary>;
export type RoomSummaryOutput = zod.output<typeof RoomSummary>;
