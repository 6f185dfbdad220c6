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
  InvalidFields
} from '../../model/invalid-fields.ts';

import type {
  PasswordResetProblem
} from '../../model/password-reset-problem.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  ThrottledResponse
} from '../../model/throttled-response.ts';

import type {
  TokenPair
} from '../../model/token-pair.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../../model/unsupported-media-type-response.ts';


export const getChangePasswordResponseMock = (): TokenPair => ({"access":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwiaWF0IjoxNzczNDc5MjEzLCJleHAiOjE3NzM0Nzk1MTN9.example-signature","refresh":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwianRpIjoicjEifQ.example-signature"})


export const getChangePasswordResponseMock200 = (): TokenPair => ({"access":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwiaWF0IjoxNzczNDc5MjEzLCJleHAiOjE3NzM0Nzk1MTN9.example-signature","refresh":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwianRpIjoicjEifQ.example-signature"})


export const getChangePasswordResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getChangePasswordResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getChangePasswordResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getChangePasswordResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getChangePasswordResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})



export const getResetPasswordResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getResetPasswordResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getResetPasswordResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getResetPasswordResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})



export const getConfirmPasswordResetResponseMock400 = (): InvalidFields | PasswordResetProblem => ({"detail":"This link is not valid.","code":"link_invalid"})


export const getConfirmPasswordResetResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getConfirmPasswordResetResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getConfirmPasswordResetResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})


export const getChangePasswordMockHandler = (overrideResponse?: TokenPair | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenPair> | TokenPair), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock(),
      { status: 200
      })
  }, options)
}


export const getChangePasswordMockHandler200 = (overrideResponse?: TokenPair | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenPair> | TokenPair), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getChangePasswordMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getChangePasswordMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getChangePasswordMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getChangePasswordMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getChangePasswordMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getResetPasswordMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getResetPasswordMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getResetPasswordMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getResetPasswordMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getResetPasswordMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getConfirmPasswordResetMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/confirm/:uidb64/:token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getConfirmPasswordResetMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/confirm/:uidb64/:token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getConfirmPasswordResetMockHandler400 = (overrideResponse?: InvalidFields | PasswordResetProblem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFields | PasswordResetProblem> | InvalidFields | PasswordResetProblem), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/confirm/:uidb64/:token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmPasswordResetResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getConfirmPasswordResetMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/confirm/:uidb64/:token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmPasswordResetResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmPasswordResetMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/confirm/:uidb64/:token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmPasswordResetResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getConfirmPasswordResetMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/password/reset/confirm/:uidb64/:token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmPasswordResetResponseMock429(),
      { status: 429
      })
  }, options)
}
export const getPasswordMock = () => [
  getChangePasswordMockHandler(),
  getResetPasswordMockHandler(),
  getConfirmPasswordResetMockHandler()]
