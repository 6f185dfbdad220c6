/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

import {
  Detail
} from '../schemas/detail.zod.ts';

import {
  InsufficientBalance
} from '../schemas/insufficient-balance.zod.ts';

import {
  InvalidFields
} from '../schemas/invalid-fields.zod.ts';

import {
  RedemptionConflict
} from '../schemas/redemption-conflict.zod.ts';

import {
  RedemptionRequest
} from '../schemas/redemption-request.zod.ts';

import {
  RedemptionStatus
} from '../schemas/redemption-status.zod.ts';

import {
  Redemption
} from '../schemas/redemption.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * @summary How the member's latest redemption stands
 */
export const RedemptionStatus200Response = RedemptionStatus

export const RedemptionStatus401Response = Unauthorized

export const RedemptionStatus403Response = RegionBlocked

/**
 * @summary The member's redemptions
 */
export const Redemptions200ResponseItem = Redemption
export const Redemptions200Response = /*#__PURE__*/ zod.array(Redemptions200ResponseItem)

export const Redemptions401Response = Unauthorized

export const Redemptions403Response = RegionBlocked

/**
 * The same key with the same body answers as the first time and redeems once. A key that is not known yet is
 * refused after its `valid_until` (`intent_expired`).
 * @summary Redeem Edge for a plan
 */
export const RedeemPlanHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('One lower-case UUID for each intent of the member.'))
})

export const RedeemPlanBody = RedemptionRequest

export const RedeemPlan201Response = Redemption

export const RedeemPlan400Response = /*#__PURE__*/ zod.union([InvalidFields,InsufficientBalance])

export const RedeemPlan401Response = Unauthorized

export const RedeemPlan403Response = RegionBlocked

export const RedeemPlan409Response = RedemptionConflict

export const RedeemPlan415Response = Detail

export const RedeemPlan429Response = Detail

