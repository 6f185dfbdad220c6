/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  AccountUpdate
} from '../../model/account-update.ts';

import type {
  Account
} from '../../model/account.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * @summary The logged-in member
 */
export const account = (

 options?: SecondParameter<typeof http<Account>>,) => {
      return http<Account>(
      {url: `/api/v1/account/`, method: 'GET'
    },
      options);
    }
  /**
 * @summary Change some of the member's settings
 */
export const updateAccount = (
    accountUpdate: AccountUpdate,
 options?: SecondParameter<typeof http<Account>>,) => {
      return http<Account>(
      {url: `/api/v1/account/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: accountUpdate
    },
      options);
    }
  /**
 * The server confirms the deletion by mail to the member's address.
 * @summary Delete the account and all its Edge for good
 */
export const deleteAccount = (

 options?: SecondParameter<typeof http<void>>,) => {
      return http<void>(
      {url: `/api/v1/account/`, method: 'DELETE'
    },
      options);
    }
  export type AccountResult = NonNullable<Awaited<ReturnType<typeof account>>>
export type UpdateAccountResult = NonNullable<Awaited<ReturnType<typeof updateAccount>>>
export type DeleteAccountResult = NonNullable<Awaited<ReturnType<typeof deleteAccount>>>
