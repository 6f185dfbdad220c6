/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  RoomAccountReport
} from '../../model/room-account-report.ts';

import type {
  RoomAccount
} from '../../model/room-account.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * @summary The member's usernames at partner rooms
 */
export const roomAccounts = (

 options?: SecondParameter<typeof http<RoomAccount[]>>,) => {
      return http<RoomAccount[]>(
      {url: `/api/v1/account/room-accounts/`, method: 'GET'
    },
      options);
    }
  /**
 * @summary Report a username
 */
export const reportRoomAccount = (
    roomAccountReport: RoomAccountReport,
 options?: SecondParameter<typeof http<RoomAccount>>,) => {
      return http<RoomAccount>(
      {url: `/api/v1/account/room-accounts/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: roomAccountReport
    },
      options);
    }
  export type RoomAccountsResult = NonNullable<Awaited<ReturnType<typeof roomAccounts>>>
export type ReportRoomAccountResult = NonNullable<Awaited<ReturnType<typeof reportRoomAccount>>>
