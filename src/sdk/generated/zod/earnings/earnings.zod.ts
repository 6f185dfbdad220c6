/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

import {
  DailyEarnings
} from '../schemas/daily-earnings.zod.ts';

import {
  Earnings
} from '../schemas/earnings.zod.ts';

import {
  InvalidFields
} from '../schemas/invalid-fields.zod.ts';

import {
  MonthlyEarnings
} from '../schemas/monthly-earnings.zod.ts';

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
 * @summary Rake and Edge of one month, by room account
 */
export const earningsQueryMonthRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])$');


export const EarningsQueryParams = /*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['this_month', 'last_month'])).check(/*#__PURE__*/ zod.describe('One of `period` and `month`; this month when neither is given.')),
  "month": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(earningsQueryMonthRegExp))).check(/*#__PURE__*/ zod.describe('A calendar month in UTC.')),
  "room": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Slug)).check(/*#__PURE__*/ zod.describe('Only these rooms, by slug.'))
})

export const Earnings200Response = Earnings

export const Earnings400Response = InvalidFields

export const Earnings401Response = Unauthorized

export const Earnings403Response = RegionBlocked

/**
 * @summary Rake and Edge of one month, by day
 */
export const dailyEarningsQueryMonthRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])$');


export const DailyEarningsQueryParams = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(dailyEarningsQueryMonthRegExp))).check(/*#__PURE__*/ zod.describe('A calendar month in UTC.')),
  "room": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Slug)).check(/*#__PURE__*/ zod.describe('Only these rooms, by slug.'))
})

export const DailyEarnings200Response = DailyEarnings

export const DailyEarnings400Response = InvalidFields

export const DailyEarnings401Response = Unauthorized

export const DailyEarnings403Response = RegionBlocked

/**
 * @summary Edge by month
 */
export const MonthlyEarnings200Response = MonthlyEarnings

export const MonthlyEarnings401Response = Unauthorized

export const MonthlyEarnings403Response = RegionBlocked

