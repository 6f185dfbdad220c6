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
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  RefreshedToken
} from '../../model/refreshed-token.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  SessionTooOld
} from '../../model/session-too-old.ts';

import type {
  ThrottledResponse
} from '../../model/throttled-response.ts';

import type {
  TokenPair
} from '../../model/token-pair.ts';

import type {
  Unauthorized
} from '../../model/unauthorized.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../../model/unsupported-media-type-response.ts';


export const getCreateTokenResponseMock = (): TokenPair => ({"access":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwiaWF0IjoxNzczNDc5MjEzLCJleHAiOjE3NzM0Nzk1MTN9.example-signature","refresh":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwianRpIjoicjEifQ.example-signature"})


export const getCreateTokenResponseMock200 = (): TokenPair => ({"access":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwiaWF0IjoxNzczNDc5MjEzLCJleHAiOjE3NzM0Nzk1MTN9.example-signature","refresh":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwianRpIjoicjEifQ.example-signature"})


export const getCreateTokenResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getCreateTokenResponseMock401 = (): Unauthorized => ({"detail":"No active account found with the given credentials"})


export const getCreateTokenResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getCreateTokenResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getCreateTokenResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})

export const getRefreshTokenResponseMock = (): RefreshedToken => ({"access":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwiaWF0IjoxNzczNDc5NTEzLCJleHAiOjE3NzM0Nzk4MTN9.example-signature","refresh":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwianRpIjoicjIifQ.example-signature"})


export const getRefreshTokenResponseMock200 = (): RefreshedToken => ({"access":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwiaWF0IjoxNzczNDc5NTEzLCJleHAiOjE3NzM0Nzk4MTN9.example-signature","refresh":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwianRpIjoicjIifQ.example-signature"})


export const getRefreshTokenResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getRefreshTokenResponseMock401 = (): SessionTooOld | Unauthorized => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getRefreshTokenResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getRefreshTokenResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getRefreshTokenResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})



export const getBlacklistTokenResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getBlacklistTokenResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getBlacklistTokenResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getCreateTokenMockHandler = (overrideResponse?: TokenPair | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenPair> | TokenPair), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTokenResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateTokenMockHandler200 = (overrideResponse?: TokenPair | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenPair> | TokenPair), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTokenResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateTokenMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTokenResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateTokenMockHandler401 = (overrideResponse?: Unauthorized | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Unauthorized> | Unauthorized), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTokenResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateTokenMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTokenResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateTokenMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTokenResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getCreateTokenMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTokenResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getRefreshTokenMockHandler = (overrideResponse?: RefreshedToken | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RefreshedToken> | RefreshedToken), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/refresh/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRefreshTokenMockHandler200 = (overrideResponse?: RefreshedToken | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RefreshedToken> | RefreshedToken), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/refresh/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRefreshTokenMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/refresh/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRefreshTokenMockHandler401 = (overrideResponse?: SessionTooOld | Unauthorized | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionTooOld | Unauthorized> | SessionTooOld | Unauthorized), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/refresh/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRefreshTokenMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/refresh/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRefreshTokenMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/refresh/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getRefreshTokenMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/refresh/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getBlacklistTokenMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/blacklist/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getBlacklistTokenMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/blacklist/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getBlacklistTokenMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/blacklist/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBlacklistTokenResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getBlacklistTokenMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/blacklist/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBlacklistTokenResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getBlacklistTokenMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/token/blacklist/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBlacklistTokenResponseMock415(),
      { status: 415
      })
  }, options)
}
export const getTokenMock = () => [
  getCreateTokenMockHandler(),
  getRefreshTokenMockHandler(),
  getBlacklistTokenMockHandler()]
