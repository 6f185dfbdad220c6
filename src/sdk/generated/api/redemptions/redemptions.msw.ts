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
  InsufficientBalance
} from '../../model/insufficient-balance.ts';

import type {
  InvalidFields
} from '../../model/invalid-fields.ts';

import type {
  RedemptionConflict
} from '../../model/redemption-conflict.ts';

import type {
  RedemptionStatus
} from '../../model/redemption-status.ts';

import type {
  Redemption
} from '../../model/redemption.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  ThrottledResponse
} from '../../model/throttled-response.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../../model/unsupported-media-type-response.ts';


export const getRedemptionStatusResponseMock = (): RedemptionStatus => ({"status":"pending","plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"requested_at":"2026-03-14T09:26:53Z","completed_at":null,"reason":null,"reference":"RW-2026-0301"})


export const getRedemptionStatusResponseMock200 = (): RedemptionStatus => ({"status":"pending","plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"requested_at":"2026-03-14T09:26:53Z","completed_at":null,"reason":null,"reference":"RW-2026-0301"})


export const getRedemptionStatusResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getRedemptionStatusResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})

export const getRedemptionsResponseMock = (): Redemption[] => ([{"id":301,"reference":"RW-2026-0301","idempotency_key":"5f0c1b9e-7a34-4d0e-9b62-3e8f1c2d4a55","plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"email":"dana.river@example.com","edge_amount":"800.00","status":"pending","reason":null,"requested_at":"2026-03-14T09:26:53Z","completed_at":null,"active_until":null},{"id":280,"reference":"RW-2026-0280","idempotency_key":"0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810","plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"email":"dana.river@example.com","edge_amount":"800.00","status":"completed","reason":null,"requested_at":"2026-02-01T08:00:00Z","completed_at":"2026-02-01T20:10:00Z","active_until":"2026-03-01T20:10:00Z"},{"id":255,"reference":"RW-2026-0255","idempotency_key":"c3a9e1d7-2b48-4f6c-a5d0-7e1b9f3c8d24","plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"email":"dana.river@example.com","edge_amount":"800.00","status":"failed","reason":"There is no solver account with this email.","requested_at":"2026-01-05T08:00:00Z","completed_at":"2026-01-05T18:00:00Z","active_until":null}])


export const getRedemptionsResponseMock200 = (): Redemption[] => ([{"id":301,"reference":"RW-2026-0301","idempotency_key":"5f0c1b9e-7a34-4d0e-9b62-3e8f1c2d4a55","plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"email":"dana.river@example.com","edge_amount":"800.00","status":"pending","reason":null,"requested_at":"2026-03-14T09:26:53Z","completed_at":null,"active_until":null},{"id":280,"reference":"RW-2026-0280","idempotency_key":"0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810","plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"email":"dana.river@example.com","edge_amount":"800.00","status":"completed","reason":null,"requested_at":"2026-02-01T08:00:00Z","completed_at":"2026-02-01T20:10:00Z","active_until":"2026-03-01T20:10:00Z"},{"id":255,"reference":"RW-2026-0255","idempotency_key":"c3a9e1d7-2b48-4f6c-a5d0-7e1b9f3c8d24","plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"email":"dana.river@example.com","edge_amount":"800.00","status":"failed","reason":"There is no solver account with this email.","requested_at":"2026-01-05T08:00:00Z","completed_at":"2026-01-05T18:00:00Z","active_until":null}])


export const getRedemptionsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getRedemptionsResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})

export const getRedeemPlanResponseMock = (): Redemption => ({"id":301,"reference":"RW-2026-0301","idempotency_key":"5f0c1b9e-7a34-4d0e-9b62-3e8f1c2d4a55","plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"email":"dana.river@example.com","edge_amount":"800.00","status":"pending","reason":null,"requested_at":"2026-03-14T09:26:53Z","completed_at":null,"active_until":null})


export const getRedeemPlanResponseMock201 = (): Redemption => ({"id":301,"reference":"RW-2026-0301","idempotency_key":"5f0c1b9e-7a34-4d0e-9b62-3e8f1c2d4a55","plan":{"id":2,"interval":"MONTH","tier":"PREMIUM"},"email":"dana.river@example.com","edge_amount":"800.00","status":"pending","reason":null,"requested_at":"2026-03-14T09:26:53Z","completed_at":null,"active_until":null})


export const getRedeemPlanResponseMock400 = (): InvalidFields | InsufficientBalance => ({"detail":"Not enough Edge for this plan.","code":"insufficient_balance"})


export const getRedeemPlanResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getRedeemPlanResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getRedeemPlanResponseMock409 = (): RedemptionConflict => ({"detail":"Another redemption is running.","code":"redemption_running"})


export const getRedeemPlanResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getRedeemPlanResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})


export const getRedemptionStatusMockHandler = (overrideResponse?: RedemptionStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RedemptionStatus> | RedemptionStatus), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/redemption-status/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedemptionStatusResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRedemptionStatusMockHandler200 = (overrideResponse?: RedemptionStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RedemptionStatus> | RedemptionStatus), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/redemption-status/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedemptionStatusResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRedemptionStatusMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/redemption-status/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedemptionStatusResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRedemptionStatusMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/redemption-status/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedemptionStatusResponseMock403(),
      { status: 403
      })
  }, options)
}

export const getRedemptionsMockHandler = (overrideResponse?: Redemption[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Redemption[]> | Redemption[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedemptionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRedemptionsMockHandler200 = (overrideResponse?: Redemption[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Redemption[]> | Redemption[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedemptionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRedemptionsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedemptionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRedemptionsMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedemptionsResponseMock403(),
      { status: 403
      })
  }, options)
}

export const getRedeemPlanMockHandler = (overrideResponse?: Redemption | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Redemption> | Redemption), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemPlanResponseMock(),
      { status: 201
      })
  }, options)
}


export const getRedeemPlanMockHandler201 = (overrideResponse?: Redemption | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Redemption> | Redemption), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemPlanResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getRedeemPlanMockHandler400 = (overrideResponse?: InvalidFields | InsufficientBalance | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFields | InsufficientBalance> | InvalidFields | InsufficientBalance), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemPlanResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRedeemPlanMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemPlanResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRedeemPlanMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemPlanResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRedeemPlanMockHandler409 = (overrideResponse?: RedemptionConflict | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RedemptionConflict> | RedemptionConflict), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemPlanResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getRedeemPlanMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemPlanResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getRedeemPlanMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/redemptions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemPlanResponseMock429(),
      { status: 429
      })
  }, options)
}
export const getRedemptionsMock = () => [
  getRedemptionStatusMockHandler(),
  getRedemptionsMockHandler(),
  getRedeemPlanMockHandler()]
