/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  DailyEarningsParams
} from '../../model/daily-earnings-params.ts';

import type {
  DailyEarnings
} from '../../model/daily-earnings.ts';

import type {
  EarningsParams
} from '../../model/earnings-params.ts';

import type {
  Earnings
} from '../../model/earnings.ts';

import type {
  MonthlyEarnings
} from '../../model/monthly-earnings.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * @summary Rake and Edge of one month, by room account
 */
export const earnings = (
    params?: EarningsParams,
 options?: SecondParameter<typeof http<Earnings>>,) => {
      return http<Earnings>(
      {url: `/api/v1/account/earnings/`, method: 'GET',
        params
    },
      options);
    }
  /**
 * @summary Rake and Edge of one month, by day
 */
export const dailyEarnings = (
    params?: DailyEarningsParams,
 options?: SecondParameter<typeof http<DailyEarnings>>,) => {
      return http<DailyEarnings>(
      {url: `/api/v1/account/earnings/daily/`, method: 'GET',
        params
    },
      options);
    }
  /**
 * @summary Edge by month
 */
export const monthlyEarnings = (

 options?: SecondParameter<typeof http<MonthlyEarnings>>,) => {
      return http<MonthlyEarnings>(
      {url: `/api/v1/account/earnings/monthly/`, method: 'GET'
    },
      options);
    }
  export type EarningsResult = NonNullable<Awaited<ReturnType<typeof earnings>>>
export type DailyEarningsResult = NonNullable<Awaited<ReturnType<typeof dailyEarnings>>>
export type MonthlyEarningsResult = NonNullable<Awaited<ReturnType<typeof monthlyEarnings>>>
