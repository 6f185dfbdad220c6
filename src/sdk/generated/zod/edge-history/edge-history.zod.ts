/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

import {
  EdgeHistory
} from '../schemas/edge-history.zod.ts';

import {
  EdgeMovementKind
} from '../schemas/edge-movement-kind.zod.ts';

import {
  InvalidFields
} from '../schemas/invalid-fields.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * @summary Every movement of the member's Edge
 */
export const EdgeHistoryQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the page before; the first page without it.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(EdgeMovementKind)).check(/*#__PURE__*/ zod.describe('Only movements of these kinds.')),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('First day, in UTC, inclusive.')),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day, in UTC, inclusive.')),
  "order": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['newest', 'oldest'])).check(/*#__PURE__*/ zod.describe('Which movements come first; the newest without it. A cursor belongs to the order it came with.'))
})

export const EdgeHistory200Response = EdgeHistory

export const EdgeHistory400Response = InvalidFields

export const EdgeHistory401Response = Unauthorized

export const EdgeHistory403Response = RegionBlocked

