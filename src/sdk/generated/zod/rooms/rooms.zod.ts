/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

import {
  Detail
} from '../schemas/detail.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  Room
} from '../schemas/room.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * A room without a deal where the visitor is is a 404, unless the bearer's member has reported a username at it: their account goes on earning wherever they are, so they see the room, with no deals.
 * @summary One poker room and its deals
 */
export const roomPathSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const RoomParams = /*#__PURE__*/ zod.object({
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roomPathSlugRegExp))
})

export const Room200Response = Room

export const Room401Response = Unauthorized

export const Room403Response = RegionBlocked

export const Room404Response = Detail

