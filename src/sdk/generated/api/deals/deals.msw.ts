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
  Deals
} from '../../model/deals.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';


export const getDealsResponseMock = (): Deals => ({"country":"CA","results":[{"id":11,"title":"100% up to $1,000 and 30% rakeback","room":{"slug":"river-room","name":"River Room","logo_url":null},"terms":"New players only. The bonus is released in steps of $10 as you play.","bonus_code":"WIZARD","tracking_url":"https://river-room.example/join?ref=wizard","rakeback_percentage":"30","extra_rewards_percentage":"15","edge_multiplier":"1.25","benefits":[{"title":"30% rakeback","exclusive":false},{"title":"Monthly $500 race","exclusive":true}],"platforms":["windows","mac","android","ios"],"payment_methods":[{"slug":"skrill","name":"Skrill"},{"slug":"bank-transfer","name":"Bank transfer"}],"expires_at":"2026-06-30T23:59:59Z","closed_at":null},{"id":12,"title":"25% flat rakeback","room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":null},"terms":"Paid daily.","bonus_code":null,"tracking_url":"https://lakeside-poker.example/start","rakeback_percentage":"25","extra_rewards_percentage":null,"edge_multiplier":"1","benefits":[{"title":"25% rakeback","exclusive":false}],"platforms":["web"],"payment_methods":[{"slug":"visa","name":"Visa"}],"expires_at":null,"closed_at":null}]})


export const getDealsResponseMock200 = (): Deals => ({"country":"CA","results":[{"id":11,"title":"100% up to $1,000 and 30% rakeback","room":{"slug":"river-room","name":"River Room","logo_url":null},"terms":"New players only. The bonus is released in steps of $10 as you play.","bonus_code":"WIZARD","tracking_url":"https://river-room.example/join?ref=wizard","rakeback_percentage":"30","extra_rewards_percentage":"15","edge_multiplier":"1.25","benefits":[{"title":"30% rakeback","exclusive":false},{"title":"Monthly $500 race","exclusive":true}],"platforms":["windows","mac","android","ios"],"payment_methods":[{"slug":"skrill","name":"Skrill"},{"slug":"bank-transfer","name":"Bank transfer"}],"expires_at":"2026-06-30T23:59:59Z","closed_at":null},{"id":12,"title":"25% flat rakeback","room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":null},"terms":"Paid daily.","bonus_code":null,"tracking_url":"https://lakeside-poker.example/start","rakeback_percentage":"25","extra_rewards_percentage":null,"edge_multiplier":"1","benefits":[{"title":"25% rakeback","exclusive":false}],"platforms":["web"],"payment_methods":[{"slug":"visa","name":"Visa"}],"expires_at":null,"closed_at":null}]})


export const getDealsResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getDealsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getDealsResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getDealsMockHandler = (overrideResponse?: Deals | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Deals> | Deals), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deals/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDealsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDealsMockHandler200 = (overrideResponse?: Deals | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Deals> | Deals), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deals/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDealsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDealsMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deals/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDealsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDealsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deals/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDealsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDealsMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deals/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDealsResponseMock403(),
      { status: 403
      })
  }, options)
}
export const getDealsMock = () => [
  getDealsMockHandler()]
