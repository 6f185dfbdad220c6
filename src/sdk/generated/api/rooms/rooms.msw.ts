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
  NotFoundResponse
} from '../../model/not-found-response.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  Room
} from '../../model/room.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';


export const getRoomResponseMock = (): Room => ({"slug":"river-room","name":"River Room","logo_url":null,"about":"River Room runs fast cash games and daily tournaments.","counting_rule":"Rake is counted by contribution to the pot.","platforms":["windows","mac","android","ios"],"payment_methods":[{"slug":"skrill","name":"Skrill"},{"slug":"bank-transfer","name":"Bank transfer"}],"signup_promotions":[{"title":"100% deposit bonus","description":"Up to $1,000 on the first deposit.","exclusive":false,"expires_at":null},{"title":"Free tickets","description":"Five $1 tickets with the first deposit.","exclusive":false,"expires_at":"2026-06-30T23:59:59Z"}],"ongoing_rewards":[{"title":"Monthly $500 race","description":"Only through us.","exclusive":true,"expires_at":"2026-06-30T23:59:59Z"},{"title":"Rake races","description":"For every table, each week.","exclusive":false,"expires_at":null}],"key_features":["Anonymous tables","Run it twice"],"deals":[{"id":11,"title":"100% up to $1,000 and 30% rakeback","room":{"slug":"river-room","name":"River Room","logo_url":null},"terms":"New players only. The bonus is released in steps of $10 as you play.","bonus_code":"WIZARD","tracking_url":"https://river-room.example/join?ref=wizard","rakeback_percentage":"30","extra_rewards_percentage":"15","edge_multiplier":"1.25","benefits":[{"title":"30% rakeback","exclusive":false},{"title":"Monthly $500 race","exclusive":true}],"platforms":["windows","mac","android","ios"],"payment_methods":[{"slug":"skrill","name":"Skrill"},{"slug":"bank-transfer","name":"Bank transfer"}],"expires_at":"2026-06-30T23:59:59Z","closed_at":null}]})


export const getRoomResponseMock200 = (): Room => ({"slug":"river-room","name":"River Room","logo_url":null,"about":"River Room runs fast cash games and daily tournaments.","counting_rule":"Rake is counted by contribution to the pot.","platforms":["windows","mac","android","ios"],"payment_methods":[{"slug":"skrill","name":"Skrill"},{"slug":"bank-transfer","name":"Bank transfer"}],"signup_promotions":[{"title":"100% deposit bonus","description":"Up to $1,000 on the first deposit.","exclusive":false,"expires_at":null},{"title":"Free tickets","description":"Five $1 tickets with the first deposit.","exclusive":false,"expires_at":"2026-06-30T23:59:59Z"}],"ongoing_rewards":[{"title":"Monthly $500 race","description":"Only through us.","exclusive":true,"expires_at":"2026-06-30T23:59:59Z"},{"title":"Rake races","description":"For every table, each week.","exclusive":false,"expires_at":null}],"key_features":["Anonymous tables","Run it twice"],"deals":[{"id":11,"title":"100% up to $1,000 and 30% rakeback","room":{"slug":"river-room","name":"River Room","logo_url":null},"terms":"New players only. The bonus is released in steps of $10 as you play.","bonus_code":"WIZARD","tracking_url":"https://river-room.example/join?ref=wizard","rakeback_percentage":"30","extra_rewards_percentage":"15","edge_multiplier":"1.25","benefits":[{"title":"30% rakeback","exclusive":false},{"title":"Monthly $500 race","exclusive":true}],"platforms":["windows","mac","android","ios"],"payment_methods":[{"slug":"skrill","name":"Skrill"},{"slug":"bank-transfer","name":"Bank transfer"}],"expires_at":"2026-06-30T23:59:59Z","closed_at":null}]})


export const getRoomResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getRoomResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getRoomResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getRoomMockHandler = (overrideResponse?: Room | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Room> | Room), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rooms/:slug/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRoomResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRoomMockHandler200 = (overrideResponse?: Room | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Room> | Room), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rooms/:slug/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRoomResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRoomMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rooms/:slug/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRoomResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRoomMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rooms/:slug/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRoomResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRoomMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rooms/:slug/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRoomResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getRoomsMock = () => [
  getRoomMockHandler()]
