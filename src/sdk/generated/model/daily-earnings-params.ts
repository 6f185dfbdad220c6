/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { MonthParameter } from './month-parameter.ts';
import type { RoomsParameter } from './rooms-parameter.ts';

export type DailyEarningsParams = {
/**
 * A calendar month in UTC.
 * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])$
 */
month?: MonthParameter;
/**
 * Only these rooms, by slug.
 */
room?: RoomsParameter;
};
