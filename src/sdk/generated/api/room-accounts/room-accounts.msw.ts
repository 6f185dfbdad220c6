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
  AlreadyReported
} from '../../model/already-reported.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  RoomAccount
} from '../../model/room-account.ts';

import type {
  ThrottledResponse
} from '../../model/throttled-response.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../../model/unsupported-media-type-response.ts';


export const getRoomAccountsResponseMock = (): RoomAccount[] => ([{"id":501,"deal":{"id":11,"title":"100% up to $1,000 and 30% rakeback"},"room":{"slug":"river-room","name":"River Room","logo_url":"https://river-room.example/logo.svg"},"email":"dana.river@example.com","username":"danariver","status":"submitted","reason":null,"reported_at":"2026-03-14T09:26:53Z","due_at":"2026-03-17T09:26:53Z","connected_at":null},{"id":498,"deal":{"id":12,"title":"25% flat rakeback"},"room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":"https://lakeside-poker.example/logo.svg"},"email":"dana.river@example.com","username":"dana_r","status":"connected","reason":null,"reported_at":"2026-02-01T10:00:00Z","due_at":"2026-02-04T10:00:00Z","connected_at":"2026-02-02T12:30:00Z"},{"id":490,"deal":{"id":12,"title":"25% flat rakeback"},"room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":"https://lakeside-poker.example/logo.svg"},"email":"dana.river@example.com","username":"danna","status":"refused","reason":"The room knows no player of this name.","reported_at":"2026-01-20T10:00:00Z","due_at":"2026-01-23T10:00:00Z","connected_at":null}])


export const getRoomAccountsResponseMock200 = (): RoomAccount[] => ([{"id":501,"deal":{"id":11,"title":"100% up to $1,000 and 30% rakeback"},"room":{"slug":"river-room","name":"River Room","logo_url":"https://river-room.example/logo.svg"},"email":"dana.river@example.com","username":"danariver","status":"submitted","reason":null,"reported_at":"2026-03-14T09:26:53Z","due_at":"2026-03-17T09:26:53Z","connected_at":null},{"id":498,"deal":{"id":12,"title":"25% flat rakeback"},"room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":"https://lakeside-poker.example/logo.svg"},"email":"dana.river@example.com","username":"dana_r","status":"connected","reason":null,"reported_at":"2026-02-01T10:00:00Z","due_at":"2026-02-04T10:00:00Z","connected_at":"2026-02-02T12:30:00Z"},{"id":490,"deal":{"id":12,"title":"25% flat rakeback"},"room":{"slug":"lakeside-poker","name":"Lakeside Poker","logo_url":"https://lakeside-poker.example/logo.svg"},"email":"dana.river@example.com","username":"danna","status":"refused","reason":"The room knows no player of this name.","reported_at":"2026-01-20T10:00:00Z","due_at":"2026-01-23T10:00:00Z","connected_at":null}])


export const getRoomAccountsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getRoomAccountsResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})

export const getReportRoomAccountResponseMock = (): RoomAccount => ({"id":501,"deal":{"id":11,"title":"100% up to $1,000 and 30% rakeback"},"room":{"slug":"river-room","name":"River Room","logo_url":"https://river-room.example/logo.svg"},"email":"dana.river@example.com","username":"danariver","status":"submitted","reason":null,"reported_at":"2026-03-14T09:26:53Z","due_at":"2026-03-17T09:26:53Z","connected_at":null})


export const getReportRoomAccountResponseMock201 = (): RoomAccount => ({"id":501,"deal":{"id":11,"title":"100% up to $1,000 and 30% rakeback"},"room":{"slug":"river-room","name":"River Room","logo_url":"https://river-room.example/logo.svg"},"email":"dana.river@example.com","username":"danariver","status":"submitted","reason":null,"reported_at":"2026-03-14T09:26:53Z","due_at":"2026-03-17T09:26:53Z","connected_at":null})


export const getReportRoomAccountResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getReportRoomAccountResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getReportRoomAccountResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getReportRoomAccountResponseMock409 = (): AlreadyReported => ({"detail":"This username was already reported.","code":"already_reported"})


export const getReportRoomAccountResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getReportRoomAccountResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})


export const getRoomAccountsMockHandler = (overrideResponse?: RoomAccount[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoomAccount[]> | RoomAccount[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRoomAccountsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRoomAccountsMockHandler200 = (overrideResponse?: RoomAccount[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoomAccount[]> | RoomAccount[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRoomAccountsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRoomAccountsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRoomAccountsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRoomAccountsMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRoomAccountsResponseMock403(),
      { status: 403
      })
  }, options)
}

export const getReportRoomAccountMockHandler = (overrideResponse?: RoomAccount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RoomAccount> | RoomAccount), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportRoomAccountResponseMock(),
      { status: 201
      })
  }, options)
}


export const getReportRoomAccountMockHandler201 = (overrideResponse?: RoomAccount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RoomAccount> | RoomAccount), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportRoomAccountResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getReportRoomAccountMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportRoomAccountResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getReportRoomAccountMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportRoomAccountResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getReportRoomAccountMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportRoomAccountResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getReportRoomAccountMockHandler409 = (overrideResponse?: AlreadyReported | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AlreadyReported> | AlreadyReported), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportRoomAccountResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getReportRoomAccountMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportRoomAccountResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getReportRoomAccountMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/room-accounts/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportRoomAccountResponseMock429(),
      { status: 429
      })
  }, options)
}
export const getRoomAccountsMock = () => [
  getRoomAccountsMockHandler(),
  getReportRoomAccountMockHandler()]
