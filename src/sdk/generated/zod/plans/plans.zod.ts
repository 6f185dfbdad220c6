/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

import {
  Plan
} from '../schemas/plan.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * @summary The solver plans and what they cost
 */
export const Plans200ResponseItem = Plan
export const Plans200Response = /*#__PURE__*/ zod.array(Plans200ResponseItem)

export const Plans401Response = Unauthorized

export const Plans403Response = RegionBlocked

