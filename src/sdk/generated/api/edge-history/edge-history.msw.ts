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
  EdgeHistory
} from '../../model/edge-history.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';


export const getEdgeHistoryResponseMock = (): EdgeHistory => ({"count":9,"results":[{"id":9005,"kind":"earned","amount":"96.00","balance_change":"0.00","balance_after":"1250.00","description":"Rake at Lakeside Poker","room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":null},"reference":null,"played_on":"2026-03-14","occurred_at":"2026-03-14T22:15:00Z","steps":[{"kind":"earned","occurred_at":"2026-03-14T22:15:00Z"}]},{"id":9004,"kind":"redeemed","amount":"800.00","balance_change":"-800.00","balance_after":"1250.00","description":"Premium, 1 month","room":null,"plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"reference":"RW-2026-0301","played_on":null,"occurred_at":"2026-03-14T09:26:53Z","steps":[{"kind":"requested","occurred_at":"2026-03-14T09:26:53Z"}]},{"id":9003,"kind":"credited","amount":"480.00","balance_change":"480.00","balance_after":"2050.00","description":"Rake at River Room","room":{"slug":"river-room","name":"River Room","logo_url":null},"reference":null,"played_on":"2026-03-13","occurred_at":"2026-03-14T03:00:00Z","steps":[{"kind":"earned","occurred_at":"2026-03-13T22:15:00Z"},{"kind":"credited","occurred_at":"2026-03-14T03:00:00Z"}]},{"id":9002,"kind":"corrected","amount":"-5.00","balance_change":"-5.00","balance_after":"1570.00","description":"The room corrected March 3rd.","room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":null},"reference":null,"played_on":"2026-03-03","occurred_at":"2026-03-05T03:00:00Z","steps":[]},{"id":9001,"kind":"bonus","amount":"50.00","balance_change":"50.00","balance_after":"1575.00","description":"Monthly race","room":{"slug":"river-room","name":"River Room","logo_url":null},"reason":"race","reference":null,"played_on":null,"occurred_at":"2026-03-01T03:00:00Z","steps":[]}],"next_cursor":"cD05MDAx"})


export const getEdgeHistoryResponseMock200 = (): EdgeHistory => ({"count":9,"results":[{"id":9005,"kind":"earned","amount":"96.00","balance_change":"0.00","balance_after":"1250.00","description":"Rake at Lakeside Poker","room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":null},"reference":null,"played_on":"2026-03-14","occurred_at":"2026-03-14T22:15:00Z","steps":[{"kind":"earned","occurred_at":"2026-03-14T22:15:00Z"}]},{"id":9004,"kind":"redeemed","amount":"800.00","balance_change":"-800.00","balance_after":"1250.00","description":"Premium, 1 month","room":null,"plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"reference":"RW-2026-0301","played_on":null,"occurred_at":"2026-03-14T09:26:53Z","steps":[{"kind":"requested","occurred_at":"2026-03-14T09:26:53Z"}]},{"id":9003,"kind":"credited","amount":"480.00","balance_change":"480.00","balance_after":"2050.00","description":"Rake at River Room","room":{"slug":"river-room","name":"River Room","logo_url":null},"reference":null,"played_on":"2026-03-13","occurred_at":"2026-03-14T03:00:00Z","steps":[{"kind":"earned","occurred_at":"2026-03-13T22:15:00Z"},{"kind":"credited","occurred_at":"2026-03-14T03:00:00Z"}]},{"id":9002,"kind":"corrected","amount":"-5.00","balance_change":"-5.00","balance_after":"1570.00","description":"The room corrected March 3rd.","room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":null},"reference":null,"played_on":"2026-03-03","occurred_at":"2026-03-05T03:00:00Z","steps":[]},{"id":9001,"kind":"bonus","amount":"50.00","balance_change":"50.00","balance_after":"1575.00","description":"Monthly race","room":{"slug":"river-room","name":"River Room","logo_url":null},"reason":"race","reference":null,"played_on":null,"occurred_at":"2026-03-01T03:00:00Z","steps":[]}],"next_cursor":"cD05MDAx"})


export const getEdgeHistoryResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getEdgeHistoryResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getEdgeHistoryResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getEdgeHistoryMockHandler = (overrideResponse?: EdgeHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EdgeHistory> | EdgeHistory), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/edge-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEdgeHistoryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getEdgeHistoryMockHandler200 = (overrideResponse?: EdgeHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EdgeHistory> | EdgeHistory), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/edge-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEdgeHistoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getEdgeHistoryMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/edge-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEdgeHistoryResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getEdgeHistoryMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/edge-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEdgeHistoryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getEdgeHistoryMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/edge-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEdgeHistoryResponseMock403(),
      { status: 403
      })
  }, options)
}
export const getEdgeHistoryMock = () => [
  getEdgeHistoryMockHandler()]
