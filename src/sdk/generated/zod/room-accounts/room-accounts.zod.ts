/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

import {
  AlreadyReported
} from '../schemas/already-reported.zod.ts';

import {
  Detail
} from '../schemas/detail.zod.ts';

import {
  InvalidFields
} from '../schemas/invalid-fields.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  RoomAccountReport
} from '../schemas/room-account-report.zod.ts';

import {
  RoomAccount
} from '../schemas/room-account.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * @summary The member's usernames at partner rooms
 */
export const RoomAccounts200ResponseItem = RoomAccount
export const RoomAccounts200Response = /*#__PURE__*/ zod.array(RoomAccounts200ResponseItem)

export const RoomAccounts401Response = Unauthorized

export const RoomAccounts403Response = RegionBlocked

/**
 * @summary Report a username
 */
export const ReportRoomAccountBody = RoomAccountReport

export const ReportRoomAccount201Response = RoomAccount

export const ReportRoomAccount400Response = InvalidFields

export const ReportRoomAccount401Response = Unauthorized

export const ReportRoomAccount403Response = RegionBlocked

export const ReportRoomAccount409Response = AlreadyReported

export const ReportRoomAccount415Response = Detail

export const ReportRoomAccount429Response = Detail

