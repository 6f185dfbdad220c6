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
  DailyEarnings
} from '../../model/daily-earnings.ts';

import type {
  Earnings
} from '../../model/earnings.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  MonthlyEarnings
} from '../../model/monthly-earnings.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';


export const getEarningsResponseMock = (): Earnings => ({"period":{"start":"2026-03-01","end":"2026-03-31","time_zone":"UTC"},"rows":[{"room":{"slug":"river-room","name":"River Room","logo_url":null},"username":"danariver","rake":"412.50","net_rake":"388.20","edge_multiplier":"1.25","edge_earned":"485.25","edge_credited":"480.00","credited_at":"2026-03-14T03:00:00Z","counting_rule":"Rake is counted by contribution to the pot.","adjustments":[],"last_updated":"2026-03-14T02:00:00Z"},{"room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":null},"username":"dana_r","rake":"96.00","net_rake":"96.00","edge_multiplier":"1","edge_earned":"91.00","edge_credited":"91.00","credited_at":"2026-03-14T03:00:00Z","counting_rule":"Rake is dealt to every player at the table.","adjustments":[{"amount":"-5.00","reason":"The room corrected March 3rd.","played_on":"2026-03-03","applied_at":"2026-03-05T03:00:00Z"}],"last_updated":"2026-03-13T22:15:00Z"}],"totals":{"rake":"508.50","net_rake":"484.20","edge_earned":"576.25","edge_credited":"571.00"},"last_updated":"2026-03-13T22:15:00Z"})


export const getEarningsResponseMock200 = (): Earnings => ({"period":{"start":"2026-03-01","end":"2026-03-31","time_zone":"UTC"},"rows":[{"room":{"slug":"river-room","name":"River Room","logo_url":null},"username":"danariver","rake":"412.50","net_rake":"388.20","edge_multiplier":"1.25","edge_earned":"485.25","edge_credited":"480.00","credited_at":"2026-03-14T03:00:00Z","counting_rule":"Rake is counted by contribution to the pot.","adjustments":[],"last_updated":"2026-03-14T02:00:00Z"},{"room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":null},"username":"dana_r","rake":"96.00","net_rake":"96.00","edge_multiplier":"1","edge_earned":"91.00","edge_credited":"91.00","credited_at":"2026-03-14T03:00:00Z","counting_rule":"Rake is dealt to every player at the table.","adjustments":[{"amount":"-5.00","reason":"The room corrected March 3rd.","played_on":"2026-03-03","applied_at":"2026-03-05T03:00:00Z"}],"last_updated":"2026-03-13T22:15:00Z"}],"totals":{"rake":"508.50","net_rake":"484.20","edge_earned":"576.25","edge_credited":"571.00"},"last_updated":"2026-03-13T22:15:00Z"})


export const getEarningsResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getEarningsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getEarningsResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})

export const getDailyEarningsResponseMock = (): DailyEarnings => ({"period":{"start":"2026-03-01","end":"2026-03-31","time_zone":"UTC"},"days":[{"date":"2026-03-01","rake":"31.20","net_rake":"29.75","edge_earned":"39.00","edge_credited":"39.00"},{"date":"2026-03-02","rake":"0.00","net_rake":"0.00","edge_earned":"0.00","edge_credited":"0.00"}],"reported_until":"2026-03-02","last_updated":"2026-03-02T22:15:00Z"})


export const getDailyEarningsResponseMock200 = (): DailyEarnings => ({"period":{"start":"2026-03-01","end":"2026-03-31","time_zone":"UTC"},"days":[{"date":"2026-03-01","rake":"31.20","net_rake":"29.75","edge_earned":"39.00","edge_credited":"39.00"},{"date":"2026-03-02","rake":"0.00","net_rake":"0.00","edge_earned":"0.00","edge_credited":"0.00"}],"reported_until":"2026-03-02","last_updated":"2026-03-02T22:15:00Z"})


export const getDailyEarningsResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getDailyEarningsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getDailyEarningsResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})

export const getMonthlyEarningsResponseMock = (): MonthlyEarnings => ({"months":[{"month":"2026-02","edge_earned":"310.40","edge_credited":"310.40"},{"month":"2026-03","edge_earned":"576.25","edge_credited":"571.00"}]})


export const getMonthlyEarningsResponseMock200 = (): MonthlyEarnings => ({"months":[{"month":"2026-02","edge_earned":"310.40","edge_credited":"310.40"},{"month":"2026-03","edge_earned":"576.25","edge_credited":"571.00"}]})


export const getMonthlyEarningsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getMonthlyEarningsResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getEarningsMockHandler = (overrideResponse?: Earnings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Earnings> | Earnings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEarningsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getEarningsMockHandler200 = (overrideResponse?: Earnings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Earnings> | Earnings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEarningsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getEarningsMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEarningsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getEarningsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEarningsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getEarningsMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEarningsResponseMock403(),
      { status: 403
      })
  }, options)
}

export const getDailyEarningsMockHandler = (overrideResponse?: DailyEarnings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DailyEarnings> | DailyEarnings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/daily/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDailyEarningsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDailyEarningsMockHandler200 = (overrideResponse?: DailyEarnings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DailyEarnings> | DailyEarnings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/daily/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDailyEarningsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDailyEarningsMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/daily/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDailyEarningsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDailyEarningsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/daily/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDailyEarningsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDailyEarningsMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/daily/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDailyEarningsResponseMock403(),
      { status: 403
      })
  }, options)
}

export const getMonthlyEarningsMockHandler = (overrideResponse?: MonthlyEarnings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MonthlyEarnings> | MonthlyEarnings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/monthly/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMonthlyEarningsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getMonthlyEarningsMockHandler200 = (overrideResponse?: MonthlyEarnings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MonthlyEarnings> | MonthlyEarnings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/monthly/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMonthlyEarningsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getMonthlyEarningsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/monthly/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMonthlyEarningsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getMonthlyEarningsMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/earnings/monthly/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMonthlyEarningsResponseMock403(),
      { status: 403
      })
  }, options)
}
export const getEarningsMock = () => [
  getEarningsMockHandler(),
  getDailyEarningsMockHandler(),
  getMonthlyEarningsMockHandler()]
