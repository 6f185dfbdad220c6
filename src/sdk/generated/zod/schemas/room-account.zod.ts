/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { RoomSummary } from './room-summary.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const RoomAccount = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "deal": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "title": /*#__PURE__*/ zod.string()
}),
  "room": RoomSummary,
  "email": /*#__PURE__*/ zod.string(),
  "username": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.enum(['submitted', 'in_review', 'connected', 'refused']),
  "reason": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "reported_at": Timestamp,
  "due_at": Timestamp,
  "connected_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type RoomAccount = zod.input<typeof RoomAccount>;
export type RoomAccountOutput = zod.output<typeof RoomAccount>;
