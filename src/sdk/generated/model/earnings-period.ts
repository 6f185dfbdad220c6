/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export type EarningsPeriod = 'this_month' | 'last_month';