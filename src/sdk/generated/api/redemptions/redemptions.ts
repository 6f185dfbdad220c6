/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  RedemptionRequest
} from '../../model/redemption-request.ts';

import type {
  RedemptionStatus
} from '../../model/redemption-status.ts';

import type {
  Redemption
} from '../../model/redemption.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * @summary How the member's latest redemption stands
 */
export const redemptionStatus = (

 options?: SecondParameter<typeof http<RedemptionStatus>>,) => {
      return http<RedemptionStatus>(
      {url: `/api/v1/account/redemption-status/`, method: 'GET'
    },
      options);
    }
  /**
 * @summary The member's redemptions
 */
export const redemptions = (

 options?: SecondParameter<typeof http<Redemption[]>>,) => {
      return http<Redemption[]>(
      {url: `/api/v1/account/redemptions/`, method: 'GET'
    },
      options);
    }
  /**
 * The same key with the same body answers as the first time and redeems once. A key that is not known yet is
 * refused after its `valid_until` (`intent_expired`).
 * @summary Redeem Edge for a plan
 */
export const redeemPlan = (
    redemptionRequest: RedemptionRequest,
 options?: SecondParameter<typeof http<Redemption>>,) => {
      return http<Redemption>(
      {url: `/api/v1/account/redemptions/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: redemptionRequest
    },
      options);
    }
  export type RedemptionStatusResult = NonNullable<Awaited<ReturnType<typeof redemptionStatus>>>
export type RedemptionsResult = NonNullable<Awaited<ReturnType<typeof redemptions>>>
export type RedeemPlanResult = NonNullable<Awaited<ReturnType<typeof redeemPlan>>>
