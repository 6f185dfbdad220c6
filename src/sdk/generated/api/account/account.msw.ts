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
  Account
} from '../../model/account.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  RedemptionRunning
} from '../../model/redemption-running.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../../model/unsupported-media-type-response.ts';


export const getAccountResponseMock = (): Account => ({"id":1001,"email":"dana.river@example.com","unconfirmed_email":null,"unconfirmed_email_expires_at":null,"first_name":"Dana","last_name":"River","country":"CA","language":"en","edge_balance":"1250.00","marketing_opt_in":false,"whatsapp_number":"","discord_id":"","telegram":"","flags":["CHAT_WIDGET"],"subscriptions":[{"id":71,"plan":{"id":3,"interval":"MONTH","tier":"ELITE","type":"SOLVER","has_access_to_rake_ai":true,"game_format":"CASH","external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false,"prices":[{"type":"REGULAR","price":"1600.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false}]}]},"price":{"type":"REGULAR","price":"1600.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false}]},"external_plan":{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false},"expiration_date":"2026-04-02T00:00:00Z","canceled":false}]})


export const getAccountResponseMock200 = (): Account => ({"id":1001,"email":"dana.river@example.com","unconfirmed_email":null,"unconfirmed_email_expires_at":null,"first_name":"Dana","last_name":"River","country":"CA","language":"en","edge_balance":"1250.00","marketing_opt_in":false,"whatsapp_number":"","discord_id":"","telegram":"","flags":["CHAT_WIDGET"],"subscriptions":[{"id":71,"plan":{"id":3,"interval":"MONTH","tier":"ELITE","type":"SOLVER","has_access_to_rake_ai":true,"game_format":"CASH","external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false,"prices":[{"type":"REGULAR","price":"1600.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false}]}]},"price":{"type":"REGULAR","price":"1600.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false}]},"external_plan":{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false},"expiration_date":"2026-04-02T00:00:00Z","canceled":false}]})


export const getAccountResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getAccountResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})

export const getUpdateAccountResponseMock = (): Account => ({"id":1001,"email":"dana.river@example.com","unconfirmed_email":null,"unconfirmed_email_expires_at":null,"first_name":"Dana","last_name":"River","country":"CA","language":"en","edge_balance":"1250.00","marketing_opt_in":false,"whatsapp_number":"","discord_id":"","telegram":"","flags":["CHAT_WIDGET"],"subscriptions":[{"id":71,"plan":{"id":3,"interval":"MONTH","tier":"ELITE","type":"SOLVER","has_access_to_rake_ai":true,"game_format":"CASH","external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false,"prices":[{"type":"REGULAR","price":"1600.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false}]}]},"price":{"type":"REGULAR","price":"1600.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false}]},"external_plan":{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false},"expiration_date":"2026-04-02T00:00:00Z","canceled":false}]})


export const getUpdateAccountResponseMock200 = (): Account => ({"id":1001,"email":"dana.river@example.com","unconfirmed_email":null,"unconfirmed_email_expires_at":null,"first_name":"Dana","last_name":"River","country":"CA","language":"en","edge_balance":"1250.00","marketing_opt_in":false,"whatsapp_number":"","discord_id":"","telegram":"","flags":["CHAT_WIDGET"],"subscriptions":[{"id":71,"plan":{"id":3,"interval":"MONTH","tier":"ELITE","type":"SOLVER","has_access_to_rake_ai":true,"game_format":"CASH","external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false,"prices":[{"type":"REGULAR","price":"1600.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false}]}]},"price":{"type":"REGULAR","price":"1600.00","prorated_price":null,"currency":"EDGE","external_plans":[{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false}]},"external_plan":{"external_plan_id":"solver-elite-month","provider":"EDGE","prorated":false},"expiration_date":"2026-04-02T00:00:00Z","canceled":false}]})


export const getUpdateAccountResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getUpdateAccountResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getUpdateAccountResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getUpdateAccountResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})



export const getDeleteAccountResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getDeleteAccountResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getDeleteAccountResponseMock409 = (): RedemptionRunning => ({"detail":"Another redemption is running.","code":"redemption_running"})


export const getAccountMockHandler = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAccountMockHandler200 = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAccountMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAccountMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAccountResponseMock403(),
      { status: 403
      })
  }, options)
}

export const getUpdateAccountMockHandler = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateAccountMockHandler200 = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateAccountMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateAccountMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateAccountMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateAccountMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountResponseMock415(),
      { status: 415
      })
  }, options)
}

export const getDeleteAccountMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteAccountMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteAccountMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAccountResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteAccountMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAccountResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteAccountMockHandler409 = (overrideResponse?: RedemptionRunning | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RedemptionRunning> | RedemptionRunning), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/account/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAccountResponseMock409(),
      { status: 409
      })
  }, options)
}
export const getAccountMock = () => [
  getAccountMockHandler(),
  getUpdateAccountMockHandler(),
  getDeleteAccountMockHandler()]
