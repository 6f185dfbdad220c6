/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

import {
  Deals
} from '../schemas/deals.zod.ts';

import {
  InvalidFields
} from '../schemas/invalid-fields.zod.ts';

import {
  Platform
} from '../schemas/platform.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  Slug
} from '../schemas/slug.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * @summary The deals open to the visitor's country
 */
export const DealsQueryParams = /*#__PURE__*/ zod.object({
  "room": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Slug)).check(/*#__PURE__*/ zod.describe('Only these rooms, by slug.')),
  "platform": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Platform)).check(/*#__PURE__*/ zod.describe('Only deals of rooms that run on one of these platforms.')),
  "payment_method": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Slug)).check(/*#__PURE__*/ zod.describe('Only deals of rooms that take one of these payment methods, by slug.')),
  "top": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only the deals of the home page.'))
})

export const Deals200Response = Deals

export const Deals400Response = InvalidFields

export const Deals401Response = Unauthorized

export const Deals403Response = RegionBlocked

