/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Plan
} from '../../model/plan.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';


export const getPlansResponseMock = (): Plan[] => ([{"id":1,"interval":"MONTH","tier":"STARTER","type":"SOLVER","has_access_to_rake_ai":false,"game_format":"CASH","external_plan_id":"solver-starter-month","provider":"EDGE","prorated":false,"prices":[{"type":"REGULAR","price":"400.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-starter-month","provider":"EDGE","prorated":false}]},{"type":"FIRST_SUBSCRIPTION","price":"39.00","discount":"50","prorated_price":null,"currency":"USD","external_plans":[{"external_plan_id":"solver-starter-month-usd","provider":"CARD","prorated":false}]}]},{"id":2,"interval":"MONTH","tier":"PREMIUM","type":"SOLVER","has_access_to_rake_ai":false,"game_format":"CASH","external_plan_id":"solver-premium-month","provider":"EDGE","prorated":false,"prices":[{"type":"REGULAR","price":"800.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-premium-month","provider":"EDGE","prorated":false}]},{"type":"FIRST_SUBSCRIPTION","price":"79.00","discount":"50","prorated_price":null,"currency":"USD","external_plans":[{"external_plan_id":"solver-premium-month-usd","provider":"CARD","prorated":false}]}]},{"id":3,"interval":"MONTH","tier":"ELITE","type":"SOLVER","has_access_to_rake_ai":true,"game_format":"CASH","external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false,"prices":[{"type":"REGULAR","price":"1600.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false}]},{"type":"FIRST_SUBSCRIPTION","price":"159.00","discount":"50","prorated_price":null,"currency":"USD","external_plans":[{"external_plan_id":"solver-elite-month-usd","provider":"CARD","prorated":false}]}]}])


export const getPlansResponseMock200 = (): Plan[] => ([{"id":1,"interval":"MONTH","tier":"STARTER","type":"SOLVER","has_access_to_rake_ai":false,"game_format":"CASH","external_plan_id":"solver-starter-month","provider":"EDGE","prorated":false,"prices":[{"type":"REGULAR","price":"400.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-starter-month","provider":"EDGE","prorated":false}]},{"type":"FIRST_SUBSCRIPTION","price":"39.00","discount":"50","prorated_price":null,"currency":"USD","external_plans":[{"external_plan_id":"solver-starter-month-usd","provider":"CARD","prorated":false}]}]},{"id":2,"interval":"MONTH","tier":"PREMIUM","type":"SOLVER","has_access_to_rake_ai":false,"game_format":"CASH","external_plan_id":"solver-premium-month","provider":"EDGE","prorated":false,"prices":[{"type":"REGULAR","price":"800.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-premium-month","provider":"EDGE","prorated":false}]},{"type":"FIRST_SUBSCRIPTION","price":"79.00","discount":"50","prorated_price":null,"currency":"USD","external_plans":[{"external_plan_id":"solver-premium-month-usd","provider":"CARD","prorated":false}]}]},{"id":3,"interval":"MONTH","tier":"ELITE","type":"SOLVER","has_access_to_rake_ai":true,"game_format":"CASH","external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false,"prices":[{"type":"REGULAR","price":"1600.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false}]},{"type":"FIRST_SUBSCRIPTION","price":"159.00","discount":"50","prorated_price":null,"currency":"USD","external_plans":[{"external_plan_id":"solver-elite-month-usd","provider":"CARD","prorated":false}]}]}])


export const getPlansResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getPlansResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getPlansMockHandler = (overrideResponse?: Plan[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Plan[]> | Plan[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/plans/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlansResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPlansMockHandler200 = (overrideResponse?: Plan[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Plan[]> | Plan[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/plans/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlansResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPlansMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/plans/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlansResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPlansMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/plans/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlansResponseMock403(),
      { status: 403
      })
  }, options)
}
export const getPlansMock = () => [
  getPlansMockHandler()]
