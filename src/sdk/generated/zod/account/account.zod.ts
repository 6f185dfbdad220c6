/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

import {
  AccountUpdate
} from '../schemas/account-update.zod.ts';

import {
  Account
} from '../schemas/account.zod.ts';

import {
  Detail
} from '../schemas/detail.zod.ts';

import {
  InvalidFields
} from '../schemas/invalid-fields.zod.ts';

import {
  RedemptionRunning
} from '../schemas/redemption-running.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * @summary The logged-in member
 */
export const Account200Response = Account

export const Account401Response = Unauthorized

export const Account403Response = RegionBlocked

/**
 * @summary Change some of the member's settings
 */
export const UpdateAccountBody = AccountUpdate

export const UpdateAccount200Response = Account

export const UpdateAccount400Response = InvalidFields

export const UpdateAccount401Response = Unauthorized

export const UpdateAccount403Response = RegionBlocked

export const UpdateAccount415Response = Detail

/**
 * The server confirms the deletion by mail to the member's address.
 * @summary Delete the account and all its Edge for good
 */
export const DeleteAccount204Response = /*#__PURE__*/ zod.void()

export const DeleteAccount401Response = Unauthorized

export const DeleteAccount403Response = RegionBlocked

export const DeleteAccount409Response = RedemptionRunning

